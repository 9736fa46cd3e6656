/** How often a feed is read by itself. Safe for the browser. */
export const feedSchedules = ['hourly', 'daily', 'weekly'] as const
export type FeedSchedule = (typeof feedSchedules)[number]

export type RunKind = 'dry' | 'real' | 'undo'
export type RunStatus = 'waiting' | 'running' | 'succeeded' | 'failed' | 'held'

/** Waits for its turn or is under way. */
export function isOpen({ status }: { status: RunStatus }): boolean {
  return status === 'waiting' || status === 'running'
}
