import { ExternalLink, Mail } from 'lucide-react'
import { buttonClass } from '../../../ui/button-class.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import { BookmarkButton } from '../../shared/bookmarks/bookmark-button.tsx'
import type { JobPageView } from '../../shared/job-detail/job-view.server.ts'
import type { OwnApplicationView } from '../../shared/own-mark.server.ts'

type Props = { job: JobPageView; isSaved: boolean; application: OwnApplicationView | null }

/** Desktop only: phones have {@link ApplyBar}, and so has an ad beside its list. Empty for ads that take no applications any more. */
export function ApplyBox({ job, isSaved, application }: Props) {
  if (!job.apply) return null
  return (
    <section className="apply-box seam hidden rounded-card border border-line bg-surface p-5 lg:block print:hidden">
      <NextStep job={job} application={application} />
      {!application && <p className="mt-3 text-ink-soft text-sm">{job.apply.hint}</p>}
      <BookmarkButton
        key={job.id}
        kind="job"
        id={job.id}
        name={job.title}
        isSaved={isSaved}
        look="button"
        className="mt-4"
      />
    </section>
  )
}

/** On phones fixed to the lower edge of the screen, within reach of the thumb; beside a list at the top of the ad. */
export function ApplyBar({ job, isSaved, application }: Props) {
  if (!job.apply) return null
  return (
    <div
      data-covers="little"
      className="apply-bar fixed inset-x-0 bottom-0 z-20 border-line border-t bg-surface p-3 lg:hidden print:hidden"
    >
      <div className="flex gap-2">
        <BookmarkButton
          key={job.id}
          kind="job"
          id={job.id}
          name={job.title}
          isSaved={isSaved}
          look="square"
        />
        <div className="grow">
          <NextStep job={job} application={application} />
        </div>
      </div>
    </div>
  )
}

/** With an open application it leads there; after an earlier one it offers to apply again. */
function NextStep({ job, application }: Omit<Props, 'isSaved'>) {
  const { t } = useTexts()
  if (!application?.isOpen)
    return <ApplyLink job={job} text={t(application ? 'jobs.own.again' : 'jobs.detail.apply')} />
  return (
    <LinkButton to={application.to} variant="primary" className="w-full">
      {t('jobs.own.see-application')}
    </LinkButton>
  )
}

function ApplyLink({ job: { apply }, text }: Pick<Props, 'job'> & { text: string }) {
  if (!apply) return null
  const { way, to } = apply
  if (way === 'here') {
    return (
      <LinkButton to={to} variant="next" className="w-full">
        {text}
      </LinkButton>
    )
  }
  const Icon = way === 'email' ? Mail : ExternalLink
  return (
    <a
      href={to}
      rel={way === 'email' ? 'nofollow' : 'nofollow noopener external'}
      target={way === 'email' ? undefined : '_blank'}
      className={buttonClass('next', 'normal', 'w-full')}
    >
      <Icon aria-hidden className="size-5" strokeWidth={1.75} />
      {text}
    </a>
  )
}
