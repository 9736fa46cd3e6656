import type { CurrentEmployer } from '../../../parts/shared/current-employer.server.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { ReadApplication } from './part.tsx'

/**
 * Shown after a hire while the ad is still public. Ending it as filled also rejects everyone still waiting, so a page of its own asks
 * first.
 */
export function StillPublic({
  application,
  employer,
}: {
  application: ReadApplication
  employer: CurrentEmployer
}) {
  const { t, to } = useTexts()
  const { status, jobId, jobStatus, isJobFromFeed } = application
  if (status !== 'hired' || isJobFromFeed || (jobStatus !== 'published' && jobStatus !== 'paused'))
    return null
  const query = new URLSearchParams(employer.query)
  query.set('action', 'fill')
  query.set('jobId', String(jobId))
  return (
    <section
      aria-labelledby="still-public"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <div className="grid min-w-0 gap-1">
        <h2 id="still-public" className="text-lg">
          {t('employer-applications.still-public.title')}
        </h2>
        <p className="text-ink-soft text-sm">{t('employer-applications.still-public.text')}</p>
      </div>
      <LinkButton to={`${to('employer-jobs-selection')}?${query}`} variant="secondary">
        {t('ads.action.fill')}
      </LinkButton>
    </section>
  )
}
