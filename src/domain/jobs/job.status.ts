import { lifecycle } from '../caller/lifecycle.status.ts'

export const jobStatuses = [
  'draft',
  'in-review',
  'published',
  'paused',
  'expired',
  'filled',
  'taken-down',
  'archived',
  'deleted',
] as const
export type JobStatus = (typeof jobStatuses)[number]

/** The employer's team, the site's administrators, or the system (feeds, tasks, commands). */
export type JobParty = 'employer' | 'admin' | 'system'

/** Feed runs and their undoing may make fewer moves than the rest of the system; decisions of moderation are made nowhere else. */
export type JobMover = JobParty | 'feed' | 'feed-undo' | 'moderation'

/**
 * All allowed moves between job statuses and who may make them. While moderation is on, an employer's `draft` goes to `in-review` instead
 * of `published`, which `postJob` and `moveJob` enforce. A feed republishes nothing that a person paused, filled or archived; only what
 * undoing a run archived. What it would publish for the first time may have to be reviewed before, and again when it was returned and then changed; what waits for that and is no longer in the feed is archived until it comes back. What moderation took down returns only by another decision, into the state that it had.
 */
export const jobLife = lifecycle<JobStatus, JobMover>({
  draft: { 'in-review': [...anyone(), 'feed'], published: anyone(), deleted: anyone() },
  'in-review': {
    draft: anyone(),
    published: ['admin', 'system'],
    archived: ['feed', 'feed-undo'],
    deleted: anyone(),
  },
  published: {
    paused: anyone(),
    expired: ['system', 'feed', 'feed-undo'],
    filled: anyone(),
    'taken-down': ['moderation'],
    archived: [...anyone(), 'feed-undo'],
    deleted: ['admin', 'system'],
  },
  paused: {
    published: anyone(),
    expired: ['system'],
    filled: anyone(),
    'taken-down': ['moderation'],
    archived: anyone(),
    deleted: ['admin', 'system'],
  },
  expired: {
    published: [...anyone(), 'feed', 'feed-undo'],
    filled: anyone(),
    'taken-down': ['moderation'],
    archived: [...anyone(), 'feed-undo'],
    deleted: ['admin', 'system'],
  },
  filled: {
    published: anyone(),
    'taken-down': ['moderation'],
    archived: anyone(),
    deleted: ['admin', 'system'],
  },
  'taken-down': {
    published: ['moderation'],
    paused: ['moderation'],
    expired: ['moderation'],
    filled: ['moderation'],
    archived: ['moderation'],
    deleted: ['admin', 'system'],
  },
  archived: {
    'in-review': ['feed'],
    published: [...anyone(), 'feed'],
    'taken-down': ['moderation'],
    deleted: anyone(),
  },
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
  ended: ['expired', 'filled', 'taken-down'],
  archived: ['archived'],
} as const satisfies Record<string, readonly JobStatus[]>
export type AdTab = keyof typeof adTabs
