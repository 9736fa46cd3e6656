import type { AdAction } from '../../../../domain/job-ads/job-ad.values.ts'
import type { AdTab, JobStatus } from '../../../../domain/jobs/job.status.ts'
import { listQuery } from './own-jobs-address.ts'

export const bulkActions: Record<AdTab, readonly AdAction[]> = {
  public: ['renew', 'pause', 'fill', 'archive'],
  review: ['withdraw'],
  drafts: ['submit', 'delete'],
  paused: ['resume', 'fill', 'archive'],
  ended: ['renew', 'archive'],
  archived: ['renew', 'delete'],
}

/** Deleting cannot be undone, and filling an ad sends rejections to everyone still waiting. */
export function asksFirst(action: AdAction): boolean {
  return action === 'delete' || action === 'fill'
}

/** Text key of an action. Renewing prolongs a public ad but republishes one that has ended, so it has two names. */
export function actionText(action: AdAction, of: JobStatus | AdTab): string {
  const isPublic = of === 'published' || of === 'public'
  return action === 'renew' && !isPublic ? 'ads.action.renew-ended' : `ads.action.${action}`
}

/** Query of the page that asks about one ad. It carries the list's query, to return to the same list. */
export function selectionQuery(search: string, ask: { action: string; jobId: number }): string {
  const params = new URLSearchParams(listQuery(search))
  params.set('action', ask.action)
  params.set('jobId', String(ask.jobId))
  return `?${params}`
}
