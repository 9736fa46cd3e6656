import { daysAfter } from '../../../basics/time.ts'
import { limits } from '../../../config/limits.ts'
import { type JobStatus, jobLife } from '../../jobs/job.status.ts'
import type { KnownItem } from '../feed.queries.ts'
import type { FeedRun } from '../runs/feed-run.ts'
import type { JobWrite } from './job-write.ts'
import { defaultLastDay } from './write-plan.ts'

type WrittenItem = { id: string; hash: string; json: string }

/** What a new or changed item of a feed becomes. */
export function writeOfItem(
  now: Date,
  run: FeedRun,
  { item, known, job }: { item: WrittenItem; known: KnownItem | null; job: JobWrite['job'] },
): JobWrite {
  // Whatever was public once is not new.
  const judged = (known?.publishedAt ?? null) === null ? judge(run, job) : null
  const postedAt = job.postedAt ?? known?.postedAt ?? now
  const byPosting = daysAfter(postedAt, limits.jobValidDays)
  const lastDay = job.validThrough ?? (byPosting > now ? byPosting : defaultLastDay(now))
  const latest = daysAfter(now, 365)
  const status = nextStatus(known, judged)
  const isPublic = status === 'published'
  return {
    jobId: known?.jobId ?? null,
    externalId: item.id,
    contentHash: item.hash,
    original: item.json.slice(0, limits.feedOriginalChars),
    status,
    marks: judged?.marks ?? [],
    fromStatus: known?.status ?? null,
    job,
    postedAt,
    publishedAt: known?.publishedAt ?? (isPublic ? now : null),
    validThrough: lastDay > latest ? latest : lastDay,
    endedAt: isPublic || status === 'in-review' ? null : now,
  }
}

type Judged = ReturnType<NonNullable<FeedRun['judge']>>

function judge(run: FeedRun, job: JobWrite['job']): Judged | null {
  if (run.judge === null) return null
  const { title, descriptionHtml, applyUrl, category, payMonthEur } = job
  return run.judge({ title, descriptionHtml, applyUrl, category, payMonthMaxEur: payMonthEur.max })
}

/** What waits for a review goes on waiting; what was returned with a note comes back to it once the source has changed it. */
function nextStatus(known: KnownItem | null, judged: Judged | null): JobStatus {
  if (known === null || mayReturn(known)) return judged?.needsReview ? 'in-review' : 'published'
  return known.status === 'draft' ? 'in-review' : known.status
}

/** An ended job returns with its feed; an archived one only if undoing a run archived it. */
function mayReturn({ status, isUndone }: KnownItem): boolean {
  return jobLife.may(status, 'published', 'feed') && (status !== 'archived' || isUndone)
}
