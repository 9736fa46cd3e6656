import type { JobPageView } from '../../../parts/shared/job-detail/job-view.server.ts'
import { type MetaArgs, pageMeta } from '../../../parts/shared/page-meta.ts'

export function jobMeta(args: MetaArgs, job: JobPageView) {
  return pageMeta(args, {
    title: `${job.title} · ${job.employer.name}`,
    description: job.description,
    isHidden: job.hasEnded,
    type: 'article',
  })
}
