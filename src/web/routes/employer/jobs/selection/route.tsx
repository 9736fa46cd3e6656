import { ArrowLeft } from 'lucide-react'
import { Link, redirect, useLocation } from 'react-router'
import { z } from 'zod'
import { limits } from '../../../../../config/limits.ts'
import { rowIdSchema } from '../../../../../domain/caller/row-id.schema.ts'
import { featureOwnJob } from '../../../../../domain/job-ads/feature-own-job.ts'
import { adActions } from '../../../../../domain/job-ads/job-ad.values.ts'
import { moveOwnJobs } from '../../../../../domain/job-ads/move-own-job.ts'
import { type ChosenJobs, previewJobMoves } from '../../../../../domain/job-ads/own-list/preview-job-moves.ts'
import { readOwnJob } from '../../../../../domain/job-ads/read-own-job.ts'
import { href, localeOf } from '../../../../addresses.ts'
import { EmployerArea } from '../../../../parts/employer/employer-area.tsx'
import { currentEmployer } from '../../../../parts/shared/current-employer.server.ts'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../../server/form.server.ts'
import type { ToastNote } from '../../../../server/http/cookies.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../../texts.ts'
import { useTexts } from '../../../../use-texts.ts'
import { movedNote } from '../moved-note.server.ts'
import { listQuery } from '../own-jobs-address.ts'
import { readOwnJobsAddress } from '../read-own-jobs-address.server.ts'
import type { Route } from './+types/route.ts'
import { AskFeature } from './ask-feature.tsx'
import { MovePreview } from './move-preview.tsx'

const askedAction = z.enum([...adActions, 'feature'])

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const { searchParams: query, search } = new URL(request.url)
  const employer = await currentEmployer(ctx, request)
  const { employerId } = employer
  const action = askedAction.safeParse(query.get('action')).data
  if (!action) throw redirect(href('employer-jobs-own', ctx.locale) + listQuery(search))
  const jobIds = query.getAll('jobId').flatMap(id => rowIdSchema.safeParse(id).data ?? [])
  const address = readOwnJobsAddress(query)
  if (action === 'feature') {
    const { id, fields } = await readOwnJob(ctx, { employerId, jobId: jobIds[0] ?? 0 })
    return {
      employer,
      tab: address.filter.tab,
      ask: { action, id, title: typeof fields.title === 'string' ? fields.title : '' },
    }
  }
  const chosen: ChosenJobs =
    query.get('select') === 'all'
      ? { matching: address.filter, sort: address.sort, order: address.order }
      : { jobIds }
  const preview = await previewJobMoves(ctx, { employerId, action, chosen })
  return { employer, tab: address.filter.tab, ask: { action, ...preview } }
})

/** Exactly the ads that the preview showed, even if the list has changed since. */
const jobIds = z.preprocess(
  text => (typeof text === 'string' && text !== '' ? text.split(',') : []),
  z.array(rowIdSchema).min(1, 'ads.list.none-chosen').max(limits.jobMoves),
)

export const action = formAction({
  move: form(
    { schema: z.object({ jobIds, action: z.enum(adActions) }), isRaw: true },
    async (ctx, input, args) => {
      const moved = await moveOwnJobs(ctx, input)
      return toList(args.request, ctx.locale, movedNote(input.action, moved))
    },
  ),
  feature: form({ schema: z.object({ jobId: rowIdSchema }) }, async (ctx, input, args) => {
    await featureOwnJob(ctx, input)
    return toList(args.request, ctx.locale, 'ads.feature.done')
  }),
})

function toList(request: Request, locale: 'de' | 'en', note: ToastNote | string): Response {
  const { search } = new URL(request.url)
  return redirectWithToast(href('employer-jobs-own', locale) + listQuery(search), note)
}

export const meta: Route.MetaFunction = args => {
  const title = textsOf(localeOf(args.location.pathname))('ads.selection.title')
  return pageMeta(args, { title, description: title, isHidden: true })
}

export default function ChosenAds({ loaderData, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { search } = useLocation()
  const { employer, tab, ask } = loaderData
  const list = to('employer-jobs-own') + listQuery(search)
  return (
    <EmployerArea employer={employer} title={t(`ads.selection.heading.${ask.action}`)}>
      <p>
        <Link className="link inline-flex min-h-11 items-center gap-1.5" to={list}>
          <ArrowLeft aria-hidden className="size-4" strokeWidth={1.75} />
          {t('ads.selection.back')}
        </Link>
      </p>
      {ask.action === 'feature' ? (
        <AskFeature job={ask} list={list} answer={actionData} />
      ) : (
        <MovePreview preview={ask} tab={tab} list={list} answer={actionData} />
      )}
    </EmployerArea>
  )
}
