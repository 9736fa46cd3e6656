import { Plus } from 'lucide-react'
import { redirect } from 'react-router'
import { z } from 'zod'
import { entitlementSchema } from '../../../../../domain/billing/entitlement.schema.ts'
import { grantEntitlement } from '../../../../../domain/billing/grant-entitlement.ts'
import type { Context } from '../../../../../domain/context.ts'
import { copyJob } from '../../../../../domain/jobs/copy-job.ts'
import { featureOwnJob } from '../../../../../domain/jobs/feature-own-job.ts'
import { adActions } from '../../../../../domain/jobs/job-ad.values.ts'
import { listOwnJobs } from '../../../../../domain/jobs/list-own-jobs.ts'
import { moveOwnJobs } from '../../../../../domain/jobs/move-own-job.ts'
import { adoptJobDrafts, discardJobDraft, listJobDrafts } from '../../../../../domain/jobs/save-job-draft.ts'
import { rowIdSchema } from '../../../../../domain/row-id.schema.ts'
import { href, localeOf } from '../../../../addresses.ts'
import { form, formAction } from '../../../../form.server.ts'
import { toastCookie } from '../../../../http/cookies.ts'
import { pageLoader } from '../../../../outcome.server.ts'
import { currentEmployer } from '../../../../parts/current-employer.server.ts'
import { EmployerArea } from '../../../../parts/employer-area.tsx'
import { draftKey } from '../../../../parts/job-editor/draft-key.server.ts'
import { pageMeta } from '../../../../parts/page-meta.ts'
import { textsOf } from '../../../../texts.ts'
import { FormProblems } from '../../../../ui/form-problems.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { AdList } from './ad-list.tsx'
import { adTabOf, adViews, draftViews, grantedViews } from './ad-views.server.ts'
import { Drafts } from './drafts.tsx'
import { GrantFeatures } from './grant-features.tsx'
import { Tabs } from './tabs.tsx'

export const loader = pageLoader(async (ctx, args: Route.LoaderArgs) => {
  const employer = await currentEmployer(ctx, args.request)
  const guestKey = draftKey(args)
  await adoptJobDrafts(ctx, { guestKey })
  const query = new URL(args.request.url).searchParams
  const tab = adTabOf(query.get('tab'))
  const words = query.get('q') ?? ''
  const page = Number(query.get('page') ?? 1) || 1
  const list = await listOwnJobs(ctx, { employerId: employer.employerId, tab, words, page })
  const drafts = await listJobDrafts(ctx, { guestKey })
  return {
    employer,
    tab,
    words,
    page: list.page,
    total: list.total,
    counts: list.counts,
    featuresLeft: list.featuresLeft,
    granted: await grantedViews(ctx, employer.employerId),
    jobs: adViews(ctx, list.rows, employer.employerId),
    drafts: draftViews(drafts, employer.employerId, ctx.locale),
  }
})

const jobIds = z.preprocess(
  given => (Array.isArray(given) ? given : given === undefined ? [] : [given]),
  z.array(rowIdSchema).min(1, 'ads.list.none-chosen').max(100),
)

export const action = formAction({
  move: form(
    { schema: z.object({ jobId: jobIds, action: z.enum(adActions) }), isRaw: true },
    async (ctx, input, args) => {
      const { done, left } = await moveOwnJobs(ctx, { jobIds: input.jobId, action: input.action })
      const title =
        done === 0 ? 'ads.moved.none' : left === 0 ? `ads.moved.${input.action}` : 'ads.moved.some'
      const note = { title, ...(done === 0 && { tone: 'bad' as const }) }
      return back(ctx, args.request, toastCookie(note))
    },
  ),
  copy: form({ schema: z.object({ jobId: rowIdSchema }) }, async (ctx, { jobId }) => {
    const { draftId } = await copyJob(ctx, { jobId })
    return redirect(`${href('post-job', ctx.locale)}?draft=${draftId}`)
  }),
  feature: form({ schema: z.object({ jobId: rowIdSchema }) }, async (ctx, input, args) => {
    await featureOwnJob(ctx, input)
    return back(ctx, args.request, toastCookie('ads.feature.done'))
  }),
  grant: form({ schema: entitlementSchema }, async (ctx, input, args) => {
    const { employerId } = await currentEmployer(ctx, args.request)
    await grantEntitlement(ctx, { ...input, employerId, kind: 'featured-ad' })
    return back(ctx, args.request, toastCookie('ads.feature.granted'))
  }),
  discard: form({ schema: z.object({ draftId: z.string() }) }, async (ctx, { draftId }, args) => {
    await discardJobDraft(ctx, { draftId, guestKey: draftKey(args) })
    return back(ctx, args.request, toastCookie('ads.moved.discarded'))
  }),
})

/** The same list again, with its tab and page. */
function back(ctx: Context, request: Request, cookie: string): Response {
  const { search } = new URL(request.url)
  return redirect(href('employer-jobs-own', ctx.locale) + search, { headers: { 'set-cookie': cookie } })
}

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  return pageMeta(args, { title: t('ads.list.title'), description: t('ads.list.intro'), isHidden: true })
}

/** The employer's own ads: what each is about, how it does, and what can be done with it. */
export default function OwnJobs({ loaderData, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { employer, drafts, tab } = loaderData
  // The form of administrators shows its own mistakes.
  const answer = actionData?.form === 'grant' ? undefined : actionData
  const problems = Object.values(answer?.result?.error ?? {}).flatMap(messages => messages ?? [])
  return (
    <EmployerArea
      employer={employer}
      title={t('ads.list.title')}
      intro={t('ads.list.intro')}
      actions={
        <>
          <LinkButton to={to('job-templates') + employer.query} variant="secondary">
            {t('ads.templates.link')}
          </LinkButton>
          <LinkButton to={to('post-job') + employer.query} variant="next">
            <Plus aria-hidden className="size-5" strokeWidth={1.75} />
            {t('ads.post.title')}
          </LinkButton>
        </>
      }
    >
      <FormProblems title={t('ads.not-done')} whole={problems} fields={[]} hasFocus={problems.length > 0} />
      {loaderData.featuresLeft > 0 && (
        <p className="text-ink-soft text-sm">{t('ads.feature.left', { count: loaderData.featuresLeft })}</p>
      )}
      <Tabs data={loaderData} />
      {tab === 'drafts' && <Drafts drafts={drafts} />}
      {(tab !== 'drafts' || loaderData.jobs.length > 0 || drafts.length === 0) && (
        <AdList data={loaderData} />
      )}
      {loaderData.granted && <GrantFeatures granted={loaderData.granted} answer={actionData} />}
    </EmployerArea>
  )
}
