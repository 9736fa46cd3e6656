import { ArrowLeft } from 'lucide-react'
import { type ActionFunctionArgs, Link } from 'react-router'
import { z } from 'zod'
import { rejectionTemplateSchema } from '../../../../domain/applications/application.schema.ts'
import {
  deleteRejectionTemplate,
  listRejectionTemplates,
  saveRejectionTemplate,
} from '../../../../domain/applications/rejection-templates.ts'
import { rowIdSchema } from '../../../../domain/caller/row-id.schema.ts'
import { localeOf } from '../../../addresses.ts'
import { EmployerArea } from '../../../parts/employer/employer-area.tsx'
import { AreaSection } from '../../../parts/shared/area-page.tsx'
import { currentEmployer } from '../../../parts/shared/current-employer.server.ts'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { thisPageAgain } from '../../../server/this-page.server.ts'
import { textsOf } from '../../../texts.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { TemplateForm } from './template-form.tsx'

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const employer = await currentEmployer(ctx, request)
  const { templates } = await listRejectionTemplates(ctx, { employerId: employer.employerId })
  return { employer, templates }
})

const idSchema = z.object({ id: rowIdSchema })

export const action = formAction({
  create: form({ schema: rejectionTemplateSchema }, async (ctx, input, args) => {
    const { employerId } = await currentEmployer(ctx, args.request)
    await saveRejectionTemplate(ctx, { ...input, employerId, id: null })
    return back(args, 'saved')
  }),
  change: form({ schema: rejectionTemplateSchema.extend(idSchema.shape) }, async (ctx, input, args) => {
    const { employerId } = await currentEmployer(ctx, args.request)
    await saveRejectionTemplate(ctx, { ...input, employerId })
    return back(args, 'saved')
  }),
  delete: form({ schema: idSchema }, async (ctx, { id }, args) => {
    await deleteRejectionTemplate(ctx, { id })
    return back(args, 'deleted')
  }),
})

function back({ request }: ActionFunctionArgs, note: 'saved' | 'deleted'): Response {
  return redirectWithToast(thisPageAgain(request), `employer-applications.templates.${note}`)
}

export const meta: Route.MetaFunction = args => {
  const title = textsOf(localeOf(args.location.pathname))('employer-applications.templates.title')
  return pageMeta(args, { title, description: title, isHidden: true })
}

export default function RejectionTemplates({ loaderData, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { employer, templates } = loaderData
  return (
    <EmployerArea
      employer={employer}
      title={t('employer-applications.templates.title')}
      intro={t('employer-applications.templates.intro')}
    >
      <p>
        <Link
          className="link inline-flex min-h-11 items-center gap-1.5"
          to={to('employer-applications') + employer.query}
        >
          <ArrowLeft aria-hidden className="size-4" strokeWidth={1.75} />
          {t('employer-applications.templates.back')}
        </Link>
      </p>
      {templates.map(template => (
        <AreaSection key={template.id} title={template.name}>
          <p className="line-clamp-4 whitespace-pre-line text-ink-soft wrap-anywhere">{template.text}</p>
          <details>
            <summary className="link inline-flex min-h-11 cursor-pointer items-center">
              <span aria-hidden>{t('employer-applications.templates.change')}</span>
              <span className="sr-only">
                {t('employer-applications.templates.change-for', { name: template.name })}
              </span>
            </summary>
            <TemplateForm key={template.name + template.text} template={template} answer={actionData} />
            <ActionButton
              form="delete"
              fields={{ id: template.id }}
              label={t('employer-applications.templates.delete-for', { name: template.name })}
              variant="danger"
              size="small"
              className="mt-5 border-line border-t pt-4"
            >
              {t('employer-applications.templates.delete')}
            </ActionButton>
          </details>
        </AreaSection>
      ))}
      <AreaSection
        title={t('employer-applications.templates.new')}
        text={t('employer-applications.rejections.hint')}
      >
        <TemplateForm key={templates.length} template={null} answer={actionData} />
      </AreaSection>
    </EmployerArea>
  )
}
