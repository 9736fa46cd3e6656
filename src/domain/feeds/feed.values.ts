/** How often a feed is read by itself. Safe for the browser. */
export const feedSchedules = ['hourly', 'daily', 'weekly'] as const
export type FeedSchedule = (typeof feedSchedules)[number]

export type RunKind = 'dry' | 'real' | 'end' | 'undo'

/** Whether a run of this kind changes ads by itself, rather than showing what would be or taking back what was. */
export function changesAds({ kind }: { kind: RunKind }): boolean {
  return kind === 'real' || kind === 'end'
}

export type RunStatus = 'waiting' | 'running' | 'succeeded' | 'failed' | 'held'

/** Waits for its turn or is under way. */
export function isOpen({ status }: { status: RunStatus }): boolean {
  return status === 'waiting' || status === 'running'
}
