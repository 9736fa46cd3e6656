import { ArrowLeft } from 'lucide-react'
import { type ActionFunctionArgs, Link, redirect } from 'react-router'
import { z } from 'zod'
import type { Context } from '../../../../../domain/caller/context.ts'
import { NotFound } from '../../../../../domain/caller/errors.ts'
import { rowIdSchema } from '../../../../../domain/caller/row-id.schema.ts'
import { readOwnJob } from '../../../../../domain/job-ads/read-own-job.ts'
import { readJobDraft } from '../../../../../domain/job-ads/save-job-draft.ts'
import { templateNameSchema } from '../../../../../domain/job-ads/templates/job-template.schema.ts'
import {
  deleteJobTemplate,
  listJobTemplates,
  renameJobTemplate,
  saveJobTemplate,
  startFromTemplate,
  type TemplateSource,
} from '../../../../../domain/job-ads/templates/job-templates.ts'
import { formatDate } from '../../../../../i18n/format.ts'
import { href, localeOf } from '../../../../addresses.ts'
import { EmployerArea } from '../../../../parts/employer/employer-area.tsx'
import { AreaSection } from '../../../../parts/shared/area-page.tsx'
import { currentEmployer } from '../../../../parts/shared/current-employer.server.ts'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../../texts.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { NameForm } from './name-form.tsx'
import { TemplateRow } from './template-row.tsx'

export const loader = pageLoader(async (ctx, args: Route.LoaderArgs) => {
  const employer = await currentEmployer(ctx, args.request)
  const templates = await listJobTemplates(ctx, { employerIds: [employer.employerId] })
  return {
    employer,
    source: await sourceTitle(ctx, args, employer.employerId),
    templates: templates.map(template => ({
      ...template,
      createdAt: formatDate(template.createdAt, ctx.locale),
    })),
  }
})

/** The ad or draft in the address that is to become a template; null for neither. */
function sourceOf(args: Pick<ActionFunctionArgs, 'request'>): TemplateSource | null {
  const query = new URL(args.request.url).searchParams
  const draftId = query.get('draft')
  if (draftId !== null) return { draftId }
  const jobId = rowIdSchema.safeParse(query.get('job') ?? undefined)
  return jobId.success ? { jobId: jobId.data } : null
}

async function sourceTitle(ctx: Context, args: Route.LoaderArgs, employerId: number) {
  const source = sourceOf(args)
  if (source === null) return null
  const { title } =
    'draftId' in source
      ? (await readJobDraft(ctx, source)).typed
      : (await readOwnJob(ctx, { ...source, employerId })).fields
  return { title: typeof title === 'string' ? title : '' }
}

const nameSchema = z.object({ name: templateNameSchema })
const idSchema = z.object({ id: rowIdSchema })

export const action = formAction({
  create: form({ schema: nameSchema }, async (ctx, { name }, args) => {
    const { employerId } = await currentEmployer(ctx, args.request)
    const source = sourceOf(args)
    if (source === null) throw new NotFound()
    await saveJobTemplate(ctx, { employerId, name, source })
    return back(ctx, args, 'saved')
  }),
  rename: form({ schema: nameSchema.extend(idSchema.shape) }, async (ctx, input, args) => {
    await renameJobTemplate(ctx, input)
    return back(ctx, args, 'renamed')
  }),
  delete: form({ schema: idSchema }, async (ctx, { id }, args) => {
    await deleteJobTemplate(ctx, { id })
    return back(ctx, args, 'deleted')
  }),
  start: form({ schema: idSchema }, async (ctx, { id }) => {
    const { draftId } = await startFromTemplate(ctx, { id })
    return redirect(`${href('post-job', ctx.locale)}?draft=${draftId}`)
  }),
})

async function back(ctx: Context, { request }: ActionFunctionArgs, note: 'saved' | 'renamed' | 'deleted') {
  const { query } = await currentEmployer(ctx, request)
  return redirectWithToast(href('job-templates', ctx.locale) + query, `ads.templates.${note}`)
}

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  return pageMeta(args, {
    title: t('ads.templates.title'),
    description: t('ads.templates.intro'),
    isHidden: true,
  })
}

export default function JobTemplates({ loaderData, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { employer, templates, source } = loaderData
  const listPath = to('employer-jobs-own') + employer.query
  return (
    <EmployerArea employer={employer} title={t('ads.templates.title')} intro={t('ads.templates.intro')}>
      <p>
        <Link className="link inline-flex min-h-11 items-center gap-1.5" to={listPath}>
          <ArrowLeft aria-hidden className="size-4" strokeWidth={1.75} />
          {t('ads.templates.back')}
        </Link>
      </p>
      {source && (
        <AreaSection
          title={t('ads.templates.new')}
          text={t('ads.templates.new-text', { title: source.title || t('ads.untitled') })}
        >
          <NameForm form="create" name={source.title} answer={actionData} />
        </AreaSection>
      )}
      {templates.length === 0 && !source && (
        <EmptyState
          title={t('ads.templates.none')}
          actions={
            <LinkButton to={listPath} variant="secondary">
              {t('ads.templates.back')}
            </LinkButton>
          }
        >
          {t('ads.templates.none-text')}
        </EmptyState>
      )}
      <ul className="grid gap-3">
        {templates.map(template => (
          <TemplateRow key={template.id} template={template} answer={actionData} />
        ))}
      </ul>
    </EmployerArea>
  )
}
