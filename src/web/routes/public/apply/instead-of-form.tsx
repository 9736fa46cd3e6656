import { MailCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { AddSeekerProfile } from '../../../parts/shared/add-seeker-profile.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { ApplyPageData } from './apply-page.server.ts'

/** A guest gets the link to the application only by mail, which proves that the address is theirs. */
export function Sent({ applicationId, employer }: { applicationId: string | null; employer: string }) {
  const { t, to } = useTexts()
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Notice
      boxRef={box}
      title={t(applicationId ? 'apply.sent.title' : 'apply.sent.guest-title', { employer })}
    >
      <p>{t(applicationId ? 'apply.sent.text' : 'apply.sent.guest-text')}</p>
      {!applicationId && <p className="text-ink-soft">{t('apply.sent.guest-hint')}</p>}
      <div className="flex flex-wrap gap-3">
        {applicationId && (
          <LinkButton to={to('my-application', { id: applicationId })} variant="next">
            {t('apply.to-application')}
          </LinkButton>
        )}
        {!applicationId && (
          <LinkButton to={to('guest-link')} variant="secondary">
            {t('apply.sent.no-mail')}
          </LinkButton>
        )}
        <LinkButton to={to('jobs')} variant="secondary">
          {t('apply.more-jobs')}
        </LinkButton>
      </div>
    </Notice>
  )
}

export function AlreadyOpen({ applicationId }: { applicationId: string }) {
  const { t, to } = useTexts()
  return (
    <Notice title={t('apply.already-title')}>
      <p>{t('application.already-open')}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={to('my-application', { id: applicationId })} variant="next">
          {t('apply.to-application')}
        </LinkButton>
      </div>
    </Notice>
  )
}

export function Closed({ job }: { job: ApplyPageData['job'] }) {
  const { t, to } = useTexts()
  return (
    <Notice title={t('apply.closed-title')}>
      <p>{t('apply.closed-text')}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={job.to} variant="next">
          {t('apply.to-job')}
        </LinkButton>
        <LinkButton to={to('jobs')} variant="secondary">
          {t('apply.more-jobs')}
        </LinkButton>
      </div>
    </Notice>
  )
}

export function OnlySeekers() {
  return <AddSeekerProfile />
}

function Notice({
  title,
  children,
  boxRef,
}: {
  title: string
  children: ReactNode
  boxRef?: React.RefObject<HTMLElement | null>
}) {
  return (
    <section
      ref={boxRef}
      tabIndex={-1}
      aria-labelledby="notice"
      className="seam grid gap-4 rounded-card border border-line bg-surface p-5 outline-none sm:p-7"
    >
      <h2 id="notice" className="flex items-center gap-2 text-xl">
        <MailCheck aria-hidden className="size-6 shrink-0 text-brand" strokeWidth={1.75} />
        {title}
      </h2>
      {children}
    </section>
  )
}
