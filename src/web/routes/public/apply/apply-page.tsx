import type { ReactNode } from 'react'
import { BreadcrumbTrail } from '../../../parts/public/breadcrumb-trail.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { ApplyPageData } from './apply-page.server.ts'

export function ApplyPage({ job, children }: { job: ApplyPageData['job']; children: ReactNode }) {
  const { t, to } = useTexts()
  return (
    <main id="main" tabIndex={-1} className="page grow pt-4 pb-14 outline-none">
      <BreadcrumbTrail
        steps={[
          { name: t('jobs.detail.all-jobs'), to: to('jobs') },
          { name: job.title, to: job.to },
        ]}
        current={t('apply.breadcrumb')}
      />
      <div className="mt-3 grid max-w-[44rem] gap-6">
        <header className="grid gap-1">
          <h1 className="text-3xl hyphens-auto">{t('apply.heading')}</h1>
          <p className="text-lg">
            {job.title} · {job.employer}
          </p>
        </header>
        {children}
      </div>
    </main>
  )
}
