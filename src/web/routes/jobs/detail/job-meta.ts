import { type MetaArgs, pageMeta } from '../../../parts/page-meta.ts'
import type { JobPageView } from './job-view.server.ts'

export function jobMeta(args: MetaArgs, job: JobPageView) {
  return pageMeta(args, {
    title: `${job.title} · ${job.employer.name}`,
    description: job.description,
    isHidden: job.hasEnded,
    type: 'article',
  })
}
