export const jobStatuses = [
  'draft',
  'in-review',
  'published',
  'paused',
  'expired',
  'filled',
  'archived',
  'deleted',
] as const
export type JobStatus = (typeof jobStatuses)[number]

/** Who moves an ad: its employer's people, the site's administrators, or the site itself (feeds, tasks, commands). */
export type JobParty = 'employer' | 'admin' | 'system'

/**
 * Every allowed move in a job's life and who may make it; what is not listed here can not happen. While ads are reviewed before
 * they appear, an employer's `draft` goes to `in-review` instead of `published`: `postJob` and `moveJob` see to that.
 */
const jobMoves: Record<JobStatus, Partial<Record<JobStatus, readonly JobParty[]>>> = {
  draft: { 'in-review': anyone(), published: anyone(), deleted: anyone() },
  'in-review': { draft: anyone(), published: ['admin', 'system'], deleted: anyone() },
  published: {
    paused: anyone(),
    expired: ['system'],
    filled: anyone(),
    archived: anyone(),
    deleted: ['admin', 'system'],
  },
  paused: {
    published: anyone(),
    expired: ['system'],
    filled: anyone(),
    archived: anyone(),
    deleted: ['admin', 'system'],
  },
  expired: { published: anyone(), filled: anyone(), archived: anyone(), deleted: ['admin', 'system'] },
  filled: { published: anyone(), archived: anyone(), deleted: ['admin', 'system'] },
  archived: { published: anyone(), deleted: anyone() },
  deleted: {},
}

function anyone(): readonly JobParty[] {
  return ['employer', 'admin', 'system']
}

/** States whose page stays readable for everyone, without a way to apply. */
const endedStatuses: readonly JobStatus[] = ['paused', 'expired', 'filled']

/** States in which everyone may read an ad, whether one can still apply or not. */
export const publicStatuses: readonly JobStatus[] = ['published', ...endedStatuses]

/** Whether the move exists, and is this party's to make. */
export function canMove(from: JobStatus, to: JobStatus, party: JobParty): boolean {
  return jobMoves[from][to]?.includes(party) ?? false
}

/** The tabs of an employer's list of ads, in their order, and the states behind them. */
export const adTabs = {
  public: ['published'],
  review: ['in-review'],
  drafts: ['draft'],
  paused: ['paused'],
  ended: ['expired', 'filled'],
  archived: ['archived'],
} as const satisfies Record<string, readonly JobStatus[]>
export type AdTab = keyof typeof adTabs
