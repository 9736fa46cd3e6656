import { redirect } from 'react-router'
import { z } from 'zod'
import { listReviews, reviewJob } from '../../../../domain/jobs/review-job.ts'
import { isModerationOn, switchModeration } from '../../../../domain/jobs/switch-moderation.ts'
import { rowIdSchema } from '../../../../domain/row-id.schema.ts'
import { formatMoment } from '../../../../i18n/format.ts'
import { href, localeOf } from '../../../addresses.ts'
import { form, formAction } from '../../../form.server.ts'
import { toastCookie } from '../../../http/cookies.ts'
import { pageLoader } from '../../../outcome.server.ts'
import { adminTabs } from '../../../parts/admin-tabs.ts'
import { AreaPage, AreaSection } from '../../../parts/area-page.tsx'
import { pageMeta } from '../../../parts/page-meta.ts'
import { textsOf } from '../../../texts.ts'
import { FormProblems } from '../../../ui/form-problems.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { ModerationSwitch } from './moderation-switch.tsx'
import { ReviewedAd } from './reviewed-ad.tsx'

export const loader = pageLoader(async ctx => {
  const jobs = await listReviews(ctx)
  return {
    isOn: await isModerationOn(ctx),
    jobs: jobs.map(job => ({
      id: job.id,
      title: job.title,
      employer: { id: job.employer_id, name: job.employer_name },
      since: formatMoment(job.updated_at, ctx.locale),
      hints: job.hints,
      descriptionHtml: job.description_html,
    })),
  }
})

const done = (locale: 'de' | 'en', note: string) =>
  redirect(href('admin-review', locale), { headers: { 'set-cookie': toastCookie(note) } })

export const action = formAction({
  accept: form({ schema: z.object({ jobId: rowIdSchema }) }, async (ctx, { jobId }) => {
    await reviewJob(ctx, { jobId, isAccepted: true })
    return done(ctx.locale, 'ads.review.accepted')
  }),
  'send-back': form(
    { schema: z.object({ jobId: rowIdSchema, note: z.string('ads.review.note-missing').trim().max(2_000) }) },
    async (ctx, { jobId, note }) => {
      await reviewJob(ctx, { jobId, isAccepted: false, note })
      return done(ctx.locale, 'ads.review.sent-back')
    },
  ),
  moderation: form({ schema: z.object({ isOn: z.enum(['true', 'false']) }) }, async (ctx, { isOn }) => {
    await switchModeration(ctx, { isOn: isOn === 'true' })
    return done(ctx.locale, 'ads.review.switched')
  }),
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  return pageMeta(args, { title: t('ads.review.title'), description: t('ads.review.intro'), isHidden: true })
}

/** Ads that wait to be looked over, and whether new ones have to. */
export default function Reviews({ loaderData: { isOn, jobs }, actionData }: Route.ComponentProps) {
  const texts = useTexts()
  const { t } = texts
  const problems = Object.values(actionData?.result?.error ?? {}).flatMap(messages => messages ?? [])
  return (
    <AreaPage title={t('ads.review.title')} intro={t('ads.review.intro')} tabs={adminTabs(texts)}>
      <FormProblems title={t('ads.not-done')} whole={problems} fields={[]} hasFocus={problems.length > 0} />
      <AreaSection title={t('ads.review.switch')} text={t(isOn ? 'ads.review.is-on' : 'ads.review.is-off')}>
        <ModerationSwitch isOn={isOn} />
      </AreaSection>
      {jobs.length === 0 ? (
        <p className="text-ink-soft">{t('ads.review.none')}</p>
      ) : (
        <ul className="grid gap-4">
          {jobs.map(job => (
            <ReviewedAd key={job.id} job={job} />
          ))}
        </ul>
      )}
    </AreaPage>
  )
}
