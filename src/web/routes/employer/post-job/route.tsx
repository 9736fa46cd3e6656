import { randomUUID } from 'node:crypto'
import { redirect } from 'react-router'
import { z } from 'zod'
import { NotFound } from '../../../../domain/caller/errors.ts'
import { rowIdSchema } from '../../../../domain/caller/row-id.schema.ts'
import { postJob } from '../../../../domain/job-ads/post-job.ts'
import { adoptJobDrafts, listJobDrafts, readJobDraft } from '../../../../domain/job-ads/save-job-draft.ts'
import { startFromTemplate } from '../../../../domain/job-ads/templates/job-templates.ts'
import { href, localeOf } from '../../../addresses.ts'
import { employerFor, loadEditor } from '../../../parts/employer/job-editor/editor.server.ts'
import { editorForms } from '../../../parts/employer/job-editor/editor-action.server.ts'
import { editorSteps } from '../../../parts/employer/job-editor/editor-steps.ts'
import { JobEditor } from '../../../parts/employer/job-editor/job-editor.tsx'
import { PreviewStep, PublishForm } from '../../../parts/employer/job-editor/preview-step.tsx'
import { AreaPage } from '../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { getFacts } from '../../../server/context.server.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../texts.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { BeforePublishing } from './before-publishing.tsx'
import { Begun } from './begun.tsx'
import { ChooseTemplate } from './choose-template.tsx'
import { begunViews, employersOf, templateGroups } from './post-job.server.ts'

export const loader = pageLoader(async (ctx, args: Route.LoaderArgs) => {
  await adoptJobDrafts(ctx)
  const drafts = await listJobDrafts(ctx)
  const query = new URL(args.request.url).searchParams
  const asked = query.get('draft')
  const saved = drafts.find(({ id }) => id === asked)
  const path = href('post-job', ctx.locale)
  if (asked !== null && !saved) throw redirect(path)
  if (saved?.job_id) throw redirect(href('edit-job', ctx.locale, { id: saved.job_id }))
  const draft = saved ?? {
    id: randomUUID(),
    typed: {},
    base: null,
    job_id: null,
    job_version: null,
    employer_id: Number(query.get('employer')) || null,
    updated_at: ctx.now(),
  }
  const employers = await employersOf(ctx, draft)
  const editor = await loadEditor(ctx, {
    draft,
    isSaved: saved !== undefined,
    step: (saved && editorSteps.find(step => step === query.get('step'))) ?? 'position',
    path: `${path}?draft=${draft.id}`,
    employers,
    publicUrl: getFacts(args.context).env.publicUrl,
  })
  const others = drafts.filter(({ id, job_id }) => id !== draft.id && job_id === null)
  return {
    editor,
    isNew: !saved,
    isGuest: ctx.actor.kind === 'guest',
    begun: asked === null ? begunViews(others, ctx.locale) : [],
    templates: asked === null ? await templateGroups(ctx, employers) : [],
  }
})

const pathTo = (locale: 'de' | 'en', draftId: string, step: string) =>
  `${href('post-job', locale)}?draft=${draftId}&step=${step}`

const draftIdOf = ({ request }: { request: Request }) => {
  const id = z.uuid().safeParse(new URL(request.url).searchParams.get('draft'))
  if (!id.success) throw new NotFound()
  return id.data
}

export const action = formAction({
  ...editorForms({
    draftIdOf,
    pathOf: ({ request }, draftId, step) => pathTo(localeOf(new URL(request.url).pathname), draftId, step),
    leave: ctx =>
      redirectWithToast(href(ctx.actor.kind === 'guest' ? 'home' : 'employer-jobs-own', ctx.locale), {
        title: 'ads.kept',
        description: 'ads.kept-text',
      }),
  }),
  go: form({ schema: z.object({ go: z.enum(editorSteps).catch('preview') }) }, async (ctx, { go }, args) =>
    redirect(pathTo(ctx.locale, draftIdOf(args), go)),
  ),
  template: form({ schema: z.object({ id: rowIdSchema }) }, async (ctx, { id }) => {
    const { draftId } = await startFromTemplate(ctx, { id })
    return redirect(pathTo(ctx.locale, draftId, 'position'))
  }),
  publish: form({ schema: z.object({}) }, async (ctx, _, args) => {
    const draftId = draftIdOf(args)
    const draft = await readJobDraft(ctx, { draftId })
    const employers = await employersOf(ctx, draft)
    const employerId = employerFor(draft, employers)
    if (employerId === null) return redirect(pathTo(ctx.locale, draftId, 'preview'))
    const { status } = await postJob(ctx, { employerId, ad: { draftId } })
    const search = new URLSearchParams({
      ...((employers.length > 1 || ctx.actor.kind === 'admin') && { employer: String(employerId) }),
      ...(status === 'in-review' && { tab: 'review' }),
    }).toString()
    const note = { title: `ads.posted.${status}`, description: `ads.posted.${status}-text` }
    return redirectWithToast(href('employer-jobs-own', ctx.locale) + (search && `?${search}`), note)
  }),
})

/** Autosaving changes nothing else on the page, so its data is not loaded again. */
export function shouldRevalidate({ formData, defaultShouldRevalidate }: ShouldRevalidate): boolean {
  return formData?.get('form') === 'autosave' ? false : defaultShouldRevalidate
}
type ShouldRevalidate = { formData?: FormData; defaultShouldRevalidate: boolean }

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  return pageMeta(args, { title: t('ads.post.title'), description: t('ads.post.intro') })
}

/** Works without signing in: an account is only needed for publishing. */
export default function PostJob({ loaderData, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { editor, isNew, isGuest, begun, templates } = loaderData
  return (
    <AreaPage
      title={t('ads.post.title')}
      intro={t(isGuest ? 'ads.post.intro-guest' : 'ads.post.intro')}
      tabs={null}
    >
      {isNew && <Begun drafts={begun} />}
      {isNew && <ChooseTemplate groups={templates} />}
      {editor.step === 'preview' ? (
        <PreviewStep data={editor} answer={actionData}>
          {editor.employers.length > 0 ? (
            <PublishForm
              data={editor}
              form="publish"
              label={t('ads.publish.action')}
              text={t('ads.publish.text', { name: employerName(editor) })}
            >
              <LinkButton to={templatePath(editor, to('job-templates'))} variant="quiet">
                {t('ads.templates.keep')}
              </LinkButton>
            </PublishForm>
          ) : (
            <BeforePublishing isGuest={isGuest} draftId={editor.draftId} />
          )}
        </PreviewStep>
      ) : (
        <JobEditor key={editor.step} step={editor.step} data={editor} answer={actionData} />
      )}
    </AreaPage>
  )
}

function templatePath({ draftId, employerId }: { draftId: string; employerId: number | null }, path: string) {
  return `${path}?${new URLSearchParams({ employer: String(employerId ?? ''), draft: draftId })}`
}

function employerName({
  employers,
  employerId,
}: {
  employers: { employerId: number; name: string }[]
  employerId: number | null
}) {
  return employers.find(employer => employer.employerId === employerId)?.name ?? ''
}
