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

/** Deleting is for good, and whoever still waits gets a rejection when an ad is filled. */
export function asksFirst(action: AdAction): boolean {
  return action === 'delete' || action === 'fill'
}

/** The key of what an action is called: an ad that has ended is published again, not prolonged. */
export function actionText(action: AdAction, of: JobStatus | AdTab): string {
  const isPublic = of === 'published' || of === 'public'
  return action === 'renew' && !isPublic ? 'ads.action.renew-ended' : `ads.action.${action}`
}

/** The address of asking about one ad; the list to come back to goes along. */
export function selectionQuery(search: string, ask: { action: string; jobId: number }): string {
  const params = new URLSearchParams(listQuery(search))
  params.set('action', ask.action)
  params.set('jobId', String(ask.jobId))
  return `?${params}`
}
