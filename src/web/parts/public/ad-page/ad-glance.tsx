import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useTexts } from '../../../use-texts.ts'
import { JobArticle } from '../../shared/job-detail/job-article.tsx'
import type { JobPageView } from '../../shared/job-detail/job-view.server.ts'
import { glanceParam } from '../../shared/list-of-ad.ts'
import type { OwnApplicationView } from '../../shared/own-mark.server.ts'
import { AdSkeleton } from '../list-and-ad/ad-skeleton.tsx'
import { ApplyBar } from './apply-box.tsx'
import { EmployerBox } from './employer-box.tsx'
import { JobActions } from './job-actions.tsx'

type AdData = { kind: string; job: JobPageView; isSaved: boolean; application: OwnApplicationView | null }

/** `path` is the address of the ad. */
export type AdGlanceProps = { path: string }

/** An ad that nobody has chosen yet, as a part of its list. */
export default function AdGlance({ path }: AdGlanceProps) {
  const { t } = useTexts()
  const { load, data, state } = useFetcher<AdData | null>()
  const address = `${path}?${glanceParam}=true`
  useEffect(() => void load(address), [load, address])
  if (data === null && state === 'idle') {
    return (
      <EmptyState
        title={t('error.page.500.title')}
        actions={
          <Button type="button" onClick={() => load(address)}>
            {t('list.retry')}
          </Button>
        }
      >
        {t('list.failed-hint')}
      </EmptyState>
    )
  }
  if (data?.job.path !== path) return <AdSkeleton />
  const { job, isSaved, application } = data
  return (
    <section aria-label={job.title} className="page ad-beside">
      <ApplyBar job={job} isSaved={isSaved} application={application} />
      <JobArticle job={job} isPreview />
      <JobActions job={job} isSaved={isSaved} />
      <div className="mt-10">
        <EmployerBox job={job} />
      </div>
    </section>
  )
}
