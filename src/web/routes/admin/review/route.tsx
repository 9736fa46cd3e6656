import { Link } from 'react-router'
import { z } from 'zod'
import { rowIdSchema } from '../../../../domain/caller/row-id.schema.ts'
import { listReviews, reviewJob } from '../../../../domain/job-ads/review-job.ts'
import { isModerationOn, switchModeration } from '../../../../domain/jobs/switch-moderation.ts'
import { formatMoment } from '../../../../i18n/format.ts'
import { href, localeOf } from '../../../addresses.ts'
import { useAdminTabs } from '../../../parts/admin/use-admin-tabs.tsx'
import { AreaPage, AreaSection } from '../../../parts/shared/area-page.tsx'
import { applyingFacts } from '../../../parts/shared/job-detail/applying-facts.server.ts'
import { jobPageView } from '../../../parts/shared/job-detail/job-view.server.ts'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { revalidateAfterConflict } from '../../../revalidate-after-conflict.ts'
import { getFacts } from '../../../server/context.server.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../texts.ts'
import { FormProblems } from '../../../ui/form-problems.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { ModerationSwitch } from './moderation-switch.tsx'
import { ReviewedAd } from './reviewed-ad.tsx'

export const loader = pageLoader(async (ctx, { context }: Route.LoaderArgs) => {
  const { waiting, count } = await listReviews(ctx)
  const { publicUrl } = getFacts(context).env
  return {
    isOn: await isModerationOn(ctx),
    count,
    ads: waiting.map(({ job, hints, marks }) => ({
      version: job.version,
      since: formatMoment(job.updatedAt, ctx.locale),
      hints,
      marks,
      page: { ...jobPageView(ctx, job, publicUrl), structuredData: null },
      applying: applyingFacts(job, ctx.locale),
    })),
  }
})

const done = (locale: 'de' | 'en', note: string) => redirectWithToast(href('admin-review', locale), note)

const reviewed = z.object({ jobId: rowIdSchema, version: rowIdSchema })
const noteSchema = z
  .string('ads.review.note-missing')
  .trim()
  .min(1, 'ads.review.note-missing')
  .max(2_000, 'ads.problem.too-long')

export const action = formAction({
  accept: form({ schema: reviewed }, async (ctx, input) => {
    await reviewJob(ctx, { ...input, isAccepted: true })
    return done(ctx.locale, 'ads.review.accepted')
  }),
  'send-back': form({ schema: reviewed.extend({ note: noteSchema }) }, async (ctx, input) => {
    await reviewJob(ctx, { ...input, isAccepted: false })
    return done(ctx.locale, 'ads.review.sent-back')
  }),
  moderation: form({ schema: z.object({ isOn: z.enum(['true', 'false']) }) }, async (ctx, { isOn }) => {
    await switchModeration(ctx, { isOn: isOn === 'true' })
    return done(ctx.locale, 'ads.review.switched')
  }),
})

export const shouldRevalidate = revalidateAfterConflict

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  return pageMeta(args, { title: t('ads.review.title'), description: t('ads.review.intro'), isHidden: true })
}

export default function Reviews({ loaderData: { isOn, ads, count }, actionData }: Route.ComponentProps) {
  const texts = useTexts()
  const { t, to } = texts
  const problems = Object.values(actionData?.result?.error ?? {}).flatMap(messages => messages ?? [])
  return (
    <AreaPage title={t('ads.review.title')} intro={t('ads.review.intro')} tabs={useAdminTabs()}>
      <FormProblems title={t('ads.not-done')} whole={problems} fields={[]} hasFocus={problems.length > 0} />
      <AreaSection title={t('ads.review.switch')} text={t(isOn ? 'ads.review.is-on' : 'ads.review.is-off')}>
        <ModerationSwitch isOn={isOn} />
        <p>
          <Link className="link" to={to('admin-ad-rules')}>
            {t('moderation.rules.link')}
          </Link>
        </p>
      </AreaSection>
      {ads.length === 0 && <p className="text-ink-soft">{t('ads.review.none')}</p>}
      {count > ads.length && <p>{t('ads.review.first-of', { shown: ads.length, count })}</p>}
      <ul className="grid gap-4">
        {ads.map(ad => (
          <ReviewedAd key={ad.page.id} ad={ad} />
        ))}
      </ul>
    </AreaPage>
  )
}
