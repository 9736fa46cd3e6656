import { Link } from 'react-router'
import type { FileFacts } from '../../../../domain/files/describe-files.ts'
import type { FormAnswer } from '../../../form-answer.ts'
import { DefinitionGrid } from '../../../ui/definition-grid.tsx'
import { useTexts } from '../../../use-texts.ts'
import { AreaSection } from '../area-page.tsx'
import { JobCard, type JobCardView } from '../job-card.tsx'
import { TextWithFileName } from '../upload/file-name.tsx'
import { ApplicationDocuments } from './application-documents.tsx'
import { ApplicationEnd } from './application-end.tsx'
import { ApplicationInvitation } from './application-invitation.tsx'
import { ApplicationMessages } from './application-messages.tsx'
import type { OwnApplicationView } from './application-view.server.ts'
import { StatusBadge } from './status-badge.tsx'

export type OwnApplicationProps = {
  view: OwnApplicationView
  held: { documents: FileFacts[]; attachments: FileFacts[] }
  answer: FormAnswer<unknown> | undefined
  /** What may fit as well. */
  beside: JobCardView[]
}

/** Shared by the account's page and the one behind the mail's link. */
export function OwnApplication({ view, held, answer, beside }: OwnApplicationProps) {
  const { t } = useTexts()
  const facts = [
    { label: t('own-application.state'), value: <StatusBadge status={view.status} /> },
    { label: t('own-application.sent-on'), value: view.sentOn },
    {
      label: t('own-application.kept-until'),
      value: view.keptUntil
        ? t('own-application.kept-until-date', { date: view.keptUntil })
        : t('own-application.kept-open'),
    },
  ]
  return (
    <div className="grid max-w-[44rem] items-start gap-6 lg:max-w-none lg:grid-cols-[minmax(0,44rem)_minmax(0,22rem)]">
      <DefinitionGrid facts={facts} />
      {view.invitation && <ApplicationInvitation invitation={view.invitation} view={view} answer={answer} />}
      <div className="lg:col-start-2 lg:row-span-6 lg:row-start-1">
        <History view={view} />
      </div>
      <ApplicationMessages view={view} held={held.attachments} answer={answer} />
      <ApplicationDocuments view={view} held={held.documents} answer={answer} />
      <Sent view={view} />
      <ApplicationEnd view={view} answer={answer} />
      <AlsoFitting jobs={beside} />
    </div>
  )
}

function AlsoFitting({ jobs }: { jobs: JobCardView[] }) {
  const { t } = useTexts()
  if (jobs.length === 0) return null
  return (
    <section aria-labelledby="also-fitting" className="grid min-w-0 gap-4">
      <h2 id="also-fitting" className="text-xl">
        {t('recommendation.after')}
      </h2>
      <ul className="grid gap-3">
        {jobs.map(job => (
          <li key={job.id}>
            <JobCard job={job} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function History({ view }: { view: OwnApplicationView }) {
  const { t } = useTexts()
  return (
    <AreaSection title={t('own-application.history')}>
      <ol className="grid gap-0">
        {view.events.map(event => (
          <li key={event.key} className="relative border-line border-l-2 pb-4 pl-5 last:pb-0">
            <span aria-hidden className="absolute top-2 -left-1.25 size-2 rounded-full bg-brand" />
            <p className="font-medium wrap-anywhere">
              <TextWithFileName text={event.text} name={event.fileName ?? ''} />
            </p>
            <p className="figures text-ink-soft text-sm">{event.at}</p>
            {event.note && <p className="mt-1 whitespace-pre-line wrap-anywhere">{event.note}</p>}
          </li>
        ))}
      </ol>
    </AreaSection>
  )
}

/** Word for word as it was sent. */
function Sent({ view }: { view: OwnApplicationView }) {
  const { t } = useTexts()
  return (
    <AreaSection title={t('own-application.sent')} text={view.person}>
      {view.message && <p className="whitespace-pre-line wrap-anywhere">{view.message}</p>}
      {view.answers.length > 0 && (
        <dl className="grid gap-3">
          {view.answers.map(({ key, text, answer }) => (
            <div key={key}>
              <dt className="text-ink-soft text-sm">{text}</dt>
              <dd className="whitespace-pre-line wrap-anywhere">{answer}</dd>
            </div>
          ))}
        </dl>
      )}
      <p>
        <Link className="link" to={view.job.to}>
          {t('own-application.to-job')}
        </Link>
      </p>
    </AreaSection>
  )
}
