import { ArrowLeft } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { z } from 'zod'
import { writtenSchema } from '../../../../domain/applications/application.schema.ts'
import { previewRejections, rejectApplications } from '../../../../domain/applications/reject-applications.ts'
import { listRejectionTemplates } from '../../../../domain/applications/rejection-templates.ts'
import { listUndoableMoves } from '../../../../domain/applications/undo-move.ts'
import { localeOf } from '../../../addresses.ts'
import { EmployerArea } from '../../../parts/employer/employer-area.tsx'
import { listQuery } from '../../../parts/shared/applications/inbox-address.ts'
import {
  chosenTemplate,
  templateChoices,
} from '../../../parts/shared/applications/rejection-choices.server.ts'
import { undoForm } from '../../../parts/shared/applications/undo-form.server.ts'
import { UndoMoves } from '../../../parts/shared/applications/undo-moves.tsx'
import { currentEmployer } from '../../../parts/shared/current-employer.server.ts'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { textsOf } from '../../../texts.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { PreviewRejections } from './preview-rejections.tsx'
import { RejectionResult } from './rejection-result.tsx'
import { WriteRejection } from './write-rejection.tsx'

const maxChosen = 100
const ids = z.array(z.uuid()).max(maxChosen)

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url)
  const employer = await currentEmployer(ctx, request)
  const chosen = ids.catch([]).parse(searchParams.getAll('id').slice(0, maxChosen))
  const people = await previewRejections(ctx, { applicationIds: chosen, text: '' })
  const applied = people.map(({ locale }) => locale)
  const { templates, defaults } = await listRejectionTemplates(ctx, { employerId: employer.employerId })
  const choices = templateChoices({ templates, defaults, locale: ctx.locale, applied })
  const template = chosenTemplate(choices, searchParams.get('template'))
  return {
    employer,
    choices: choices.map(({ value, name, group }) => ({ value, name, group })),
    template,
    people,
    undoable: await listUndoableMoves(ctx, employer.employerId),
  }
})

const rejectionSchema = writtenSchema.extend({ ids: ids.min(1, 'employer-applications.rejections.nobody') })

export type RejectionStep =
  | { step: 'preview'; text: string; previews: Awaited<ReturnType<typeof previewRejections>> }
  | { step: 'sent'; sent: string[]; skipped: string[] }

export const action = formAction<RejectionStep>({
  preview: form(
    { schema: rejectionSchema },
    async (ctx, { ids: applicationIds, text }): Promise<RejectionStep> => {
      return { step: 'preview', text, previews: await previewRejections(ctx, { applicationIds, text }) }
    },
  ),
  send: form(
    { schema: rejectionSchema },
    async (ctx, { ids: applicationIds, text }): Promise<RejectionStep> => {
      const people = await previewRejections(ctx, { applicationIds, text })
      const { done, skipped } = await rejectApplications(ctx, { applicationIds, text })
      const namesOf = (found: string[]) =>
        people.flatMap(({ applicationId, name }) => (found.includes(applicationId) ? [name] : []))
      return { step: 'sent', sent: namesOf(done), skipped: namesOf(skipped) }
    },
  ),
  undo: undoForm,
})

export const meta: Route.MetaFunction = args => {
  const title = textsOf(localeOf(args.location.pathname))('employer-applications.rejections.title')
  return pageMeta(args, { title, description: title, isHidden: true })
}

/** Three steps on one address: write, preview, send. Only the last one changes anything. */
export default function EmployerRejections({ loaderData, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { search } = useLocation()
  const { employer, choices, template, people } = loaderData
  const done = actionData?.done ?? null
  const list = to('employer-applications') + (listQuery(search) || employer.query)
  return (
    <EmployerArea
      employer={employer}
      title={t('employer-applications.rejections.title')}
      intro={t('employer-applications.rejections.intro')}
    >
      <p>
        <Link className="link inline-flex min-h-11 items-center gap-1.5" to={list}>
          <ArrowLeft aria-hidden className="size-4" strokeWidth={1.75} />
          {t('employer-applications.one.back')}
        </Link>
      </p>
      <UndoMoves moves={loaderData.undoable} />
      {people.length === 0 && (
        <EmptyState
          title={t('employer-applications.rejections.nobody')}
          actions={<LinkButton to={list}>{t('employer-applications.one.back')}</LinkButton>}
        >
          {t('employer-applications.rejections.nobody-text')}
        </EmptyState>
      )}
      {people.length > 0 && !done && (
        <WriteRejection
          choices={choices}
          template={template}
          people={people}
          search={search}
          answer={actionData}
        />
      )}
      {done?.step === 'preview' && <PreviewRejections {...done} answer={actionData} />}
      {done?.step === 'sent' && <RejectionResult {...done} list={list} />}
    </EmployerArea>
  )
}
