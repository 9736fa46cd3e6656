/** How often a feed is read automatically. Safe for the browser. */
export const feedSchedules = ['hourly', 'daily', 'weekly'] as const
export type FeedSchedule = (typeof feedSchedules)[number]

export type RunKind = 'dry' | 'real' | 'end' | 'undo'

/** Whether a run of this kind applies the feed to jobs, rather than previewing or undoing. */
export function changesAds({ kind }: { kind: RunKind }): boolean {
  return kind === 'real' || kind === 'end'
}

export type RunStatus = 'waiting' | 'running' | 'succeeded' | 'failed' | 'held'

export function isOpen({ status }: { status: RunStatus }): boolean {
  return status === 'waiting' || status === 'running'
}
