import { setImmediate as immediately } from 'node:timers/promises'
import { daysBefore } from '../../basics/time.ts'
import { periodAt } from '../alerts/steps/alert-period.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { loadMatchProfiles } from '../job-seekers/steps/load-match-profiles.ts'
import { type QueuedMail, queueMails } from '../mail/steps/queue-mail.ts'
import { matchSentence } from '../matching/describe-match.ts'
import type { MatchProfile } from '../matching/match-profile.ts'
import { canRunRecommendations } from './recommendation.policy.ts'
import { mailTokenOf } from './steps/mail-link.ts'
import { saysWhichWork } from './steps/own-profile.ts'
import { withOwnRules } from './steps/own-rules-of.ts'
import { type FittingJob, recommendJobs } from './steps/recommend-jobs.ts'
import {
  claimDueReaders,
  type DueReader,
  deleteMailsBefore,
  listKnownJobs,
  saveMailedJobs,
} from './weekly-mail.queries.ts'

const usualBatch = 50
const mostJobs = 6
/** For so long an ad that was mailed is not new. */
const rememberedDays = 180

/**
 * Writes the mails of the last Monday at 8:00, at most one a person and week however often this runs: each batch claims its weeks and writes
 * its mails in one transaction, so that a crash leaves whole batches. None without anything new that fits.
 * @returns how many mails it wrote
 */
export async function writeWeeklyMails(ctx: Context, peopleAtOnce = usualBatch): Promise<number> {
  if (!canRunRecommendations(ctx.actor)) throw new NotAllowed()
  await deleteMailsBefore(ctx.db, daysBefore(ctx.now(), rememberedDays))
  const { name: week, closedAt } = periodAt('weekly', ctx.now())
  let written = 0
  for (;;) {
    const { taken, told } = await inTransaction(ctx, async inside => {
      const due = { week, closedAt, now: inside.now(), limit: peopleAtOnce }
      const readers = await claimDueReaders(inside.db, due)
      return { taken: readers.length, told: await writeBatch(inside, readers, week) }
    })
    written += told
    if (taken < peopleAtOnce) return written
  }
}

async function writeBatch(ctx: Context, readers: readonly DueReader[], week: string): Promise<number> {
  if (readers.length === 0) return 0
  const userIds = readers.map(({ userId }) => userId)
  const profiles = await loadMatchProfiles(ctx, userIds)
  const known = await listKnownJobs(ctx.db, userIds)
  const letters: QueuedMail<'recommended-jobs'>[] = []
  const mailed = new Map<string, number[]>()
  for (const reader of readers) {
    // Ranking blocks the event loop: requests are served between two people.
    await immediately()
    const jobs = await jobsFor(ctx, reader, profiles.get(reader.userId), known.get(reader.userId))
    if (jobs.length === 0) continue
    letters.push(mailOf(ctx, reader, jobs, week))
    mailed.set(
      reader.userId,
      jobs.map(({ job }) => job.id),
    )
  }
  await saveMailedJobs(ctx.db, week, mailed)
  await queueMails(ctx, letters)
  return letters.length
}

async function jobsFor(
  ctx: Context,
  { userId }: DueReader,
  profile: MatchProfile | undefined,
  leftOut: readonly number[] = [],
): Promise<FittingJob[]> {
  if (!profile || !saysWhichWork(profile)) return []
  return recommendJobs(ctx, await withOwnRules(ctx, userId, profile), { limit: mostJobs, leftOut })
}

function mailOf(
  ctx: Context,
  { userId, email, name, locale, linkKey }: DueReader,
  jobs: readonly FittingJob[],
  week: string,
): QueuedMail<'recommended-jobs'> {
  return {
    to: email,
    template: 'recommended-jobs',
    props: {
      name,
      count: jobs.length,
      jobs: jobs.map(({ job, match }) => ({
        title: job.title,
        employer: job.employer.name,
        place: [...new Set(job.places.map(place => place.name))].slice(0, 3).join(', '),
        why: matchSentence(locale, match),
        url: ctx.links.job(job.id, job.slug, locale),
      })),
      url: ctx.links.recommendations(locale),
      howUrl: ctx.links.listRules(locale),
      unsubscribeUrl: ctx.links.unsubscribeRecommendations(mailTokenOf(ctx, linkKey), locale),
    },
    locale,
    userId,
    key: `recommendations ${userId} ${week}`,
  }
}
