import type { AdAction } from '../../../../domain/job-ads/job-ad.values.ts'
import type { ToastNote } from '../../../server/http/cookies.ts'

export function movedNote(action: AdAction, { done, left }: { done: number; left: number }): ToastNote {
  if (done === 0) return { title: 'ads.moved.none', tone: 'bad' }
  return { title: left === 0 ? `ads.moved.${action}` : 'ads.moved.some' }
}
