import { ArrowLeft, Download } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { readEmployerApplication } from '../../../../domain/applications/read-employer-application.ts'
import { listUndoableMoves } from '../../../../domain/applications/undo-move.ts'
import { listHeldFiles } from '../../../../domain/files/list-held-files.ts'
import { localeOf } from '../../../addresses.ts'
import { EmployerArea } from '../../../parts/employer/employer-area.tsx'
import { listQuery } from '../../../parts/shared/applications/inbox-address.ts'
import { readInboxFilter } from '../../../parts/shared/applications/inbox-filter.server.ts'
import { StatusBadge } from '../../../parts/shared/applications/status-badge.tsx'
import { undoForm } from '../../../parts/shared/applications/undo-form.server.ts'
import { UndoMoves } from '../../../parts/shared/applications/undo-moves.tsx'
import { currentEmployer } from '../../../parts/shared/current-employer.server.ts'
import { LiveUpdates } from '../../../parts/shared/live-updates.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { withUploads } from '../../../parts/shared/upload/with-uploads.server.ts'
import { formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { textsOf } from '../../../texts.ts'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { Answers, Facts } from './answers.tsx'
import { Decision } from './decision.tsx'
import { Documents } from './documents.tsx'
import { applicationForms } from './forms.server.ts'
import { History } from './history.tsx'
import { Invitations } from './invitations.tsx'
import { Messages } from './messages.tsx'
import { Neighbours } from './neighbours.tsx'
import { Notes } from './notes.tsx'
import { StillPublic } from './still-public.tsx'

export const loader = pageLoader(async (ctx, args: Route.LoaderArgs) => {
  const { request, params } = args
  const filter = readInboxFilter(new URL(request.url))
  const application = await readEmployerApplication(ctx, { id: params.id, filter })
  const employer = await currentEmployer(ctx, request, application.employerId)
  const held = await listHeldFiles(ctx, { purpose: 'message' })
  const undoable = await listUndoableMoves(ctx, employer.employerId)
  return { employer, application, held, undoable: undoable.filter(move => move.applicationId === params.id) }
})

export const action = withUploads(
  { field: 'files', purpose: 'message' },
  formAction({ ...applicationForms, undo: undoForm }),
)

export const meta: Route.MetaFunction = args => {
  const title = textsOf(localeOf(args.location.pathname))('employer-applications.one.title')
  return pageMeta(args, { title, description: title, isHidden: true })
}

export default function EmployerApplication({ loaderData, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { search } = useLocation()
  const { employer, application, held } = loaderData
  const { id, name, jobTitle, jobId, jobSlug, status, previousId, nextId } = application
  return (
    <EmployerArea
      employer={employer}
      title={name}
      intro={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link className="link" to={to('job', { key: `${jobId}-${jobSlug}` })}>
            {jobTitle}
          </Link>
          <StatusBadge status={status} />
        </span>
      }
    >
      <LiveUpdates kinds={['application', 'message', 'invitation']} />
      <UndoMoves moves={loaderData.undoable} />
      <StillPublic application={application} employer={employer} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Link
          className="link inline-flex min-h-11 items-center gap-1.5"
          to={to('employer-applications') + (listQuery(search) || employer.query)}
        >
          <ArrowLeft aria-hidden className="size-4" strokeWidth={1.75} />
          {t('employer-applications.one.back')}
        </Link>
        <Neighbours previousId={previousId} nextId={nextId} search={search} />
      </div>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_21rem]" key={id}>
        <div className="grid min-w-0 gap-6">
          <Facts application={application} />
          <Answers application={application} />
          <Documents files={application.files} />
          <Messages application={application} held={held} answer={actionData} />
        </div>
        <div className="grid min-w-0 gap-6">
          <Decision application={application} search={search} answer={actionData} />
          <Invitations application={application} answer={actionData} />
          <Notes application={application} answer={actionData} />
          <History application={application} />
          <a
            className="link inline-flex min-h-11 items-center gap-1.5"
            href={to('export-one', { id: `${id}.pdf` })}
          >
            <Download aria-hidden className="size-4" strokeWidth={1.75} />
            {t('employer-applications.export.one')}
          </a>
        </div>
      </div>
    </EmployerArea>
  )
}
