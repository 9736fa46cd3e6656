import { redirect } from 'react-router'
import { z } from 'zod'
import type { Context } from '../../../../../domain/caller/context.ts'
import { NotFound } from '../../../../../domain/caller/errors.ts'
import { rowIdSchema } from '../../../../../domain/caller/row-id.schema.ts'
import { followFeedAgain, readHandEdits } from '../../../../../domain/feeds/follow-feed-again.ts'
import { changeOwnJob } from '../../../../../domain/job-ads/change-own-job.ts'
import { settleJobChange } from '../../../../../domain/job-ads/compare-job-change.ts'
import { feedParts } from '../../../../../domain/job-ads/edited-columns.ts'
import { adFieldNames } from '../../../../../domain/job-ads/job-ad.values.ts'
import { moveOwnJob } from '../../../../../domain/job-ads/move-own-job.ts'
import { readJobChange } from '../../../../../domain/job-ads/read-job-change.ts'
import { readJobDraft } from '../../../../../domain/job-ads/save-job-draft.ts'
import { startJobChange } from '../../../../../domain/job-ads/start-job-change.ts'
import { href, localeOf } from '../../../../addresses.ts'
import { EmployerArea } from '../../../../parts/employer/employer-area.tsx'
import { loadEditor } from '../../../../parts/employer/job-editor/editor.server.ts'
import { editorForms } from '../../../../parts/employer/job-editor/editor-action.server.ts'
import { type EditorStep, editorSteps } from '../../../../parts/employer/job-editor/editor-steps.ts'
import { feedTieView } from '../../../../parts/employer/job-editor/feed-tie.server.ts'
import { FeedTie } from '../../../../parts/employer/job-editor/feed-tie.tsx'
import { JobEditor } from '../../../../parts/employer/job-editor/job-editor.tsx'
import { PreviewStep, PublishForm } from '../../../../parts/employer/job-editor/preview-step.tsx'
import { currentEmployer } from '../../../../parts/shared/current-employer.server.ts'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { getContext, getFacts } from '../../../../server/context.server.ts'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../../texts.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'

export const loader = pageLoader(async (ctx, { request, params, context }: Route.LoaderArgs) => {
  const { draft, isBegun, isDraft, reviewNote } = await readJobChange(ctx, jobIdOf(params))
  const employerId = draft.employer_id ?? 0
  const employer = await currentEmployer(ctx, request, employerId)
  // Only opening the page creates no draft. The first save passes on the version seen, so that changes made meanwhile are noticed.
  const way = isBegun ? `draft=${draft.id}` : `seen=${draft.job_version}`
  const path = `${href('edit-job', ctx.locale, { id: jobIdOf(params) })}?${way}`
  const editor = await loadEditor(ctx, {
    draft,
    isSaved: isBegun,
    step: stepOf(request),
    path,
    employers: [{ employerId, name: employer.name }],
    publicUrl: getFacts(context).env.publicUrl,
  })
  const edits = await readHandEdits(ctx, jobIdOf(params))
  return { employer, editor, isDraft, reviewNote, tie: edits && feedTieView(ctx, edits) }
})

type Params = { id: string }

function jobIdOf({ id }: Params): number {
  if (!/^\d{1,9}$/.test(id)) throw new NotFound()
  return Number(id)
}

/** Creates the draft on the first save. */
async function openChange(ctx: Context, params: Params, request: Request) {
  const seen = rowIdSchema.safeParse(new URL(request.url).searchParams.get('seen')).data
  const { draftId, isDraft } = await startJobChange(ctx, jobIdOf(params), seen)
  return { draft: await readJobDraft(ctx, { draftId }), isDraft }
}

const followSchema = z.object({ part: z.enum([...feedParts, 'all']) })

function stepOf(request: Request): EditorStep {
  const wanted = new URL(request.url).searchParams.get('step')
  return editorSteps.find(step => step === wanted) ?? 'position'
}

const pathTo = (ctx: Context, params: Params, step: string) =>
  `${href('edit-job', ctx.locale, { id: jobIdOf(params) })}?step=${step}`

// The casts: the framework types an action's params loosely; this route always has `id`.
const paramsOf = (args: { params: Record<string, string | undefined> }) => args.params as Params

export const action = formAction({
  ...editorForms({
    draftIdOf: async args => (await openChange(getContext(args), paramsOf(args), args.request)).draft.id,
    pathOf: (args, _, step) => pathTo(getContext(args), paramsOf(args), step),
    leave: ctx =>
      redirectWithToast(href('employer-jobs-own', ctx.locale), {
        title: 'ads.kept',
        description: 'ads.kept-change',
      }),
  }),
  go: form({ schema: z.object({ go: z.enum(editorSteps).catch('preview') }) }, async (ctx, { go }, args) =>
    redirect(pathTo(ctx, paramsOf(args), go)),
  ),
  settle: form(
    { schema: z.object(Object.fromEntries(adFieldNames.map(name => [name, z.string().optional()]))) },
    async (ctx, chosen, args) => {
      const { draft } = await openChange(ctx, paramsOf(args), args.request)
      const takeTheirs = adFieldNames.filter(name => chosen[name] === 'theirs')
      await settleJobChange(ctx, { draftId: draft.id, takeTheirs })
      return redirect(pathTo(ctx, paramsOf(args), 'preview'))
    },
  ),
  follow: form({ schema: followSchema }, async (ctx, { part }, args) => {
    const jobId = jobIdOf(paramsOf(args))
    const { isNow } = await followFeedAgain(ctx, { jobId, parts: part === 'all' ? feedParts : [part] })
    return redirectWithToast(
      pathTo(ctx, paramsOf(args), stepOf(args.request)),
      isNow ? 'ads.follow.done' : 'ads.follow.waits',
    )
  }),
  change: form({ schema: z.object({}) }, async (ctx, _, args) => {
    const { draft, isDraft } = await openChange(ctx, paramsOf(args), args.request)
    const jobId = jobIdOf(paramsOf(args))
    const version = draft.job_version ?? 0
    await changeOwnJob(ctx, { jobId, version, base: draft.base, fields: draft.typed })
    if (isDraft) await moveOwnJob(ctx, { jobId, action: 'submit' })
    const { query } = await currentEmployer(ctx, args.request, draft.employer_id ?? 0)
    return redirectWithToast(href('employer-jobs-own', ctx.locale) + query, 'ads.changed')
  }),
})

/** Autosaving changes nothing else on the page, so its data is not loaded again. */
export function shouldRevalidate({ formData, defaultShouldRevalidate }: ShouldRevalidate): boolean {
  return formData?.get('form') === 'autosave' ? false : defaultShouldRevalidate
}
type ShouldRevalidate = { formData?: FormData; defaultShouldRevalidate: boolean }

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  return pageMeta(args, { title: t('ads.edit.title'), description: t('ads.edit.intro'), isHidden: true })
}

/** The public ad stays as it is until the change is published. */
export default function EditJob({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { employer, editor, isDraft, reviewNote, tie } = loaderData
  const following = tie?.parts.map(({ part }) => part).join(' ')
  return (
    <EmployerArea employer={employer} title={t('ads.edit.title')} intro={t('ads.edit.intro')}>
      {reviewNote && (
        <section className="grid gap-1 rounded-card border border-warn/50 bg-surface p-4">
          <h2 className="font-sans font-semibold text-base tracking-normal">{t('ads.edit.sent-back')}</h2>
          <p className="whitespace-pre-line">{reviewNote}</p>
        </section>
      )}
      {tie && <FeedTie tie={tie} />}
      {editor.step === 'preview' ? (
        <PreviewStep data={editor} answer={actionData}>
          <PublishForm
            data={editor}
            form="change"
            label={t(isDraft ? 'ads.edit.submit' : 'ads.edit.action')}
            text={t(isDraft ? 'ads.edit.submit-text' : 'ads.edit.text')}
          />
        </PreviewStep>
      ) : (
        <JobEditor key={`${editor.step} ${following}`} step={editor.step} data={editor} answer={actionData} />
      )}
    </EmployerArea>
  )
}
