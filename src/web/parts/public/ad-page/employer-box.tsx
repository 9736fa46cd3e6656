import { LinkButton } from '../../../ui/link-button.tsx'
import type { JobPageView } from '../../shared/job-detail/job-view.server.ts'

/** Its texts come with the ad, so that no first visit loads them. */
export function EmployerBox({ job }: { job: JobPageView }) {
  const { employer, contact } = job
  const { texts } = employer
  return (
    <section aria-labelledby="employer" className="rounded-card border border-line bg-surface p-5">
      <h2 id="employer" className="text-ink-soft text-sm">
        {texts.heading}
      </h2>
      <p className="mt-1 font-semibold">{employer.name}</p>
      <p className="text-ink-soft text-sm">{employer.type}</p>
      <div className="mt-4 grid gap-2">
        <LinkButton to={employer.to} variant="secondary" size="small">
          {texts.page}
        </LinkButton>
        <LinkButton to={employer.jobsTo} variant="quiet" size="small">
          {texts.jobs}
        </LinkButton>
      </div>
      {contact && (
        <div className="mt-4 border-line border-t pt-4 text-sm">
          <h3 className="text-ink-soft">{texts.contact}</h3>
          {contact.name && <p className="mt-1 font-medium">{contact.name}</p>}
          {contact.phone && (
            <a
              className="link inline-flex min-h-11 items-center sm:min-h-0"
              href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}
            >
              {contact.phone}
            </a>
          )}
          {contact.email && (
            <a className="link block wrap-anywhere" href={`mailto:${contact.email}`}>
              {contact.email}
            </a>
          )}
        </div>
      )}
    </section>
  )
}
