import { lifecycle } from '../caller/lifecycle.status.ts'

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

/** The employer's team, the site's administrators, or the system (feeds, tasks, commands). */
export type JobParty = 'employer' | 'admin' | 'system'

/** Feed runs and their undoing may make fewer moves than the rest of the system. */
type JobMover = JobParty | 'feed' | 'feed-undo'

/**
 * All allowed moves between job statuses and who may make them. While moderation is on, an employer's `draft` goes to `in-review` instead
 * of `published`, which `postJob` and `moveJob` enforce. A feed republishes nothing that a person paused, filled or archived; only what
 * undoing a run archived.
 */
export const jobLife = lifecycle<JobStatus, JobMover>({
  draft: { 'in-review': anyone(), published: anyone(), deleted: anyone() },
  'in-review': { draft: anyone(), published: ['admin', 'system'], deleted: anyone() },
  published: {
    paused: anyone(),
    expired: ['system', 'feed', 'feed-undo'],
    filled: anyone(),
    archived: [...anyone(), 'feed-undo'],
    deleted: ['admin', 'system'],
  },
  paused: {
    published: anyone(),
    expired: ['system'],
    filled: anyone(),
    archived: anyone(),
    deleted: ['admin', 'system'],
  },
  expired: {
    published: [...anyone(), 'feed', 'feed-undo'],
    filled: anyone(),
    archived: [...anyone(), 'feed-undo'],
    deleted: ['admin', 'system'],
  },
  filled: { published: anyone(), archived: anyone(), deleted: ['admin', 'system'] },
  archived: { published: [...anyone(), 'feed'], deleted: anyone() },
  deleted: {},
})

function anyone(): readonly JobParty[] {
  return ['employer', 'admin', 'system']
}

/** The page stays public, without a way to apply. */
const endedStatuses: readonly JobStatus[] = ['paused', 'expired', 'filled']

/** Statuses whose page is public, whether or not it is still possible to apply. */
export const publicStatuses: readonly JobStatus[] = ['published', ...endedStatuses]

/** The tabs of an employer's job list, in order, and the statuses they cover. */
export const adTabs = {
  public: ['published'],
  review: ['in-review'],
  drafts: ['draft'],
  paused: ['paused'],
  ended: ['expired', 'filled'],
  archived: ['archived'],
} as const satisfies Record<string, readonly JobStatus[]>
export type AdTab = keyof typeof adTabs
