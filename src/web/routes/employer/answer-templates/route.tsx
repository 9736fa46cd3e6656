import { ArrowLeft } from 'lucide-react'
import { type ActionFunctionArgs, Form, Link, redirect } from 'react-router'
import { z } from 'zod'
import {
  deleteAnswerTemplate,
  listAnswerTemplates,
  saveAnswerTemplate,
} from '../../../../domain/applications/answer-templates.ts'
import { answerTemplateSchema } from '../../../../domain/applications/application.schema.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import { rowIdSchema } from '../../../../domain/caller/row-id.schema.ts'
import { href, localeOf } from '../../../addresses.ts'
import { EmployerArea } from '../../../parts/employer/employer-area.tsx'
import { AreaSection } from '../../../parts/shared/area-page.tsx'
import { currentEmployer } from '../../../parts/shared/current-employer.server.ts'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { toastCookie } from '../../../server/http/cookies.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { textsOf } from '../../../texts.ts'
import { Button } from '../../../ui/button.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { TemplateForm } from './template-form.tsx'

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const employer = await currentEmployer(ctx, request)
  const { templates } = await listAnswerTemplates(ctx, { employerId: employer.employerId })
  return { employer, templates }
})

const idSchema = z.object({ id: rowIdSchema })

export const action = formAction({
  create: form({ schema: answerTemplateSchema }, async (ctx, input, args) => {
    const { employerId } = await currentEmployer(ctx, args.request)
    await saveAnswerTemplate(ctx, { ...input, employerId, id: null })
    return back(ctx, args, 'saved')
  }),
  change: form({ schema: answerTemplateSchema.extend(idSchema.shape) }, async (ctx, input, args) => {
    const { employerId } = await currentEmployer(ctx, args.request)
    await saveAnswerTemplate(ctx, { ...input, employerId })
    return back(ctx, args, 'saved')
  }),
  delete: form({ schema: idSchema }, async (ctx, { id }, args) => {
    await deleteAnswerTemplate(ctx, { id })
    return back(ctx, args, 'deleted')
  }),
})

function back(ctx: Context, { request }: ActionFunctionArgs, note: 'saved' | 'deleted'): Response {
  const page = href('answer-templates', ctx.locale) + new URL(request.url).search
  return redirect(page, { headers: { 'set-cookie': toastCookie(`employer-applications.templates.${note}`) } })
}

export const meta: Route.MetaFunction = args => {
  const title = textsOf(localeOf(args.location.pathname))('employer-applications.templates.title')
  return pageMeta(args, { title, description: title, isHidden: true })
}

/** The employer's own templates for answers. */
export default function AnswerTemplates({ loaderData, actionData }: Route.ComponentProps) {
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
            <Form method="post" preventScrollReset className="mt-5 border-line border-t pt-4">
              <input type="hidden" name="form" value="delete" />
              <input type="hidden" name="id" value={template.id} />
              <Button
                type="submit"
                variant="danger"
                size="small"
                aria-label={t('employer-applications.templates.delete-for', { name: template.name })}
              >
                {t('employer-applications.templates.delete')}
              </Button>
            </Form>
          </details>
        </AreaSection>
      ))}
      <AreaSection
        title={t('employer-applications.templates.new')}
        text={t('employer-applications.answers.hint')}
      >
        <TemplateForm key={templates.length} template={null} answer={actionData} />
      </AreaSection>
    </EmployerArea>
  )
}
