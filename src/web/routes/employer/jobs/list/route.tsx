import { Plus } from 'lucide-react'
import { Link, redirect, useLocation } from 'react-router'
import { z } from 'zod'
import { limits } from '../../../../../config/limits.ts'
import { hasPermission } from '../../../../../domain/caller/admin.policy.ts'
import type { Context } from '../../../../../domain/caller/context.ts'
import { rowIdSchema } from '../../../../../domain/caller/row-id.schema.ts'
import { copyJob } from '../../../../../domain/job-ads/copy-job.ts'
import { adActions } from '../../../../../domain/job-ads/job-ad.values.ts'
import { moveOwnJobs } from '../../../../../domain/job-ads/move-own-job.ts'
import { listOwnJobs } from '../../../../../domain/job-ads/own-list/list-own-jobs.ts'
import {
  adoptJobDrafts,
  discardJobDraft,
  listJobDrafts,
} from '../../../../../domain/job-ads/save-job-draft.ts'
import { href, localeOf } from '../../../../addresses.ts'
import { EmployerArea } from '../../../../parts/employer/employer-area.tsx'
import { currentEmployer } from '../../../../parts/shared/current-employer.server.ts'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../../server/form.server.ts'
import type { ToastNote } from '../../../../server/http/cookies.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../../texts.ts'
import { FormProblems } from '../../../../ui/form-problems.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { useTexts } from '../../../../use-texts.ts'
import { movedNote } from '../moved-note.server.ts'
import { listQuery } from '../own-jobs-address.ts'
import { readOwnJobsAddress } from '../read-own-jobs-address.server.ts'
import type { Route } from './+types/route.ts'
import { AdFilters } from './ad-filters.tsx'
import { AdList } from './ad-list.tsx'
import { adViews, draftViews } from './ad-views.server.ts'
import { Drafts } from './drafts.tsx'
import { filterChoices } from './filter-choices.server.ts'
import { Tabs } from './tabs.tsx'

export const loader = pageLoader(async (ctx, args: Route.LoaderArgs) => {
  const employer = await currentEmployer(ctx, args.request)
  const { employerId } = employer
  await adoptJobDrafts(ctx)
  const { searchParams } = new URL(args.request.url)
  const { filter, sort, order, page } = readOwnJobsAddress(searchParams)
  const [list, choices, drafts] = await Promise.all([
    listOwnJobs(ctx, { employerId, ...filter, sort, order, page, pageSize: limits.ownJobsPage }),
    filterChoices(ctx, { employerId, filter }),
    listJobDrafts(ctx),
  ])
  return {
    employer,
    filter,
    sort,
    order,
    choices,
    select: selectOf(searchParams.get('select')),
    page: list.page,
    total: list.total,
    counts: list.counts,
    featuresLeft: list.featuresLeft,
    creditsTo: hasPermission(ctx.actor, 'billing.manage')
      ? `${href('admin-entitlements', ctx.locale)}?employer=${employerId}`
      : null,
    jobs: adViews(ctx, list.rows, employerId),
    drafts: draftViews(drafts, employerId, ctx.locale),
  }
})

function selectOf(wanted: string | null): 'page' | 'all' | null {
  return wanted === 'page' || wanted === 'all' ? wanted : null
}

export const action = formAction({
  move: form(
    { schema: z.object({ jobId: rowIdSchema, action: z.enum(adActions) }) },
    async (ctx, { jobId, action }, args) => {
      const moved = await moveOwnJobs(ctx, { jobIds: [jobId], action })
      return back(ctx, args.request, movedNote(action, moved))
    },
  ),
  copy: form({ schema: z.object({ jobId: rowIdSchema }) }, async (ctx, { jobId }) => {
    const { draftId } = await copyJob(ctx, { jobId })
    return redirect(`${href('post-job', ctx.locale)}?draft=${draftId}`)
  }),
  discard: form({ schema: z.object({ draftId: z.string() }) }, async (ctx, { draftId }, args) => {
    await discardJobDraft(ctx, { draftId })
    return back(ctx, args.request, 'ads.moved.discarded')
  }),
})

function back(ctx: Context, request: Request, note: ToastNote | string): Response {
  const { search } = new URL(request.url)
  return redirectWithToast(href('employer-jobs-own', ctx.locale) + listQuery(search), note)
}

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  return pageMeta(args, { title: t('ads.list.title'), description: t('ads.list.intro'), isHidden: true })
}

export default function OwnJobs({ loaderData, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { search } = useLocation()
  const { employer, drafts, filter, counts } = loaderData
  const { tab } = filter
  const isEmpty = Object.values(counts).every(count => count === 0) && listQuery(search) === employer.query
  const problems = Object.values(actionData?.result?.error ?? {}).flatMap(messages => messages ?? [])
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
      <Tabs data={loaderData} />
      {!isEmpty && <AdFilters data={loaderData} />}
      {tab === 'drafts' && <Drafts drafts={drafts} />}
      {(tab !== 'drafts' || loaderData.jobs.length > 0 || drafts.length === 0) && (
        <AdList data={loaderData} />
      )}
      {loaderData.creditsTo && (
        <p>
          <Link className="link inline-flex min-h-11 items-center" to={loaderData.creditsTo}>
            {t('ads.feature.credits')}
          </Link>
        </p>
      )}
    </EmployerArea>
  )
}
