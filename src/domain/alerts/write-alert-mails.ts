import { setImmediate as immediately } from 'node:timers/promises'
import { limits } from '../../config/limits.ts'
import type { JobRow } from '../../vocabulary/jobs/job-row.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import type { JobSearchParams } from '../job-search/job.schema.ts'
import { type QueuedMail, queueMails } from '../mail/steps/queue-mail.ts'
import { canRunAlerts } from './alert.policy.ts'
import { type AlertFrequency, alertFrequencies } from './alert.values.ts'
import {
  claimDueAlerts,
  type DueAlert,
  endPeriod,
  loadLikedLess,
  type Refusal,
  takePeriod,
} from './alert-mail.queries.ts'
import { criteriaReader } from './steps/alert-criteria.ts'
import { alertTokenOf } from './steps/alert-link.ts'
import { periodAt } from './steps/alert-period.ts'
import { matchWeigher } from './steps/match-weigher.ts'
import { recentRows } from './steps/recent-rows.ts'

const usualBatch = 200
/** Mails composed before yielding to requests. */
const mailsInOneGo = 20
/** Older refusals say little about current wishes. */
const refusalsWeighed = 20

/** Caches shared by all batches of a run. */
type Tools = {
  loadJobs: ReturnType<typeof recentRows>
  read: (criteria: string) => JobSearchParams
  weigh: ReturnType<typeof matchWeigher>
  alertsAtOnce: number
}

/**
 * Writes due mails: instant ones, or those of the last morning at 8:00. At most one mail per alert and period, however often this runs;
 * none when all jobs have ended meanwhile. Each batch is one transaction, so that a crash leaves whole batches, and the rest to the next
 * run.
 * @returns how many mails it wrote
 */
export async function writeAlertMails(ctx: Context, alertsAtOnce = usualBatch): Promise<number> {
  if (!canRunAlerts(ctx.actor)) throw new NotAllowed()
  const loadJobs = recentRows(ctx.db)
  const tools = { loadJobs, read: criteriaReader(), weigh: matchWeigher(ctx), alertsAtOnce }
  let written = 0
  for (const frequency of alertFrequencies) written += await writeMailsOf(ctx, frequency, tools)
  return written
}

async function writeMailsOf(ctx: Context, frequency: AlertFrequency, tools: Tools): Promise<number> {
  const { name: period, closedAt } = periodAt(frequency, ctx.now())
  let written = 0
  for (;;) {
    const { taken, told } = await inTransaction(ctx, async inside => {
      const due = await claimDueAlerts(inside.db, { frequency, closedAt, limit: tools.alertsAtOnce })
      return { taken: due.length, told: await writeBatch(inside, due, { period, closedAt, tools }) }
    })
    written += told
    if (taken < tools.alertsAtOnce) return written
  }
}

async function writeBatch(
  ctx: Context,
  due: readonly DueAlert[],
  { period, closedAt, tools }: { period: string; closedAt: Date; tools: Tools },
): Promise<number> {
  if (due.length === 0) return 0
  const now = ctx.now()
  const alertIds = due.map(({ id }) => id)
  const jobIdsOf = await takePeriod(ctx.db, { alertIds, period, closedAt, now })
  const ids = [...new Set([...jobIdsOf.values()].flat())]
  // Only live ads come back: what has ended since it was found is not news.
  const rows = new Map((await tools.loadJobs(ids, now)).map(row => [row.id, row]))
  const refusals = await loadLikedLess(ctx.db, [...jobIdsOf.keys()], refusalsWeighed)
  const refusedIds = [...refusals.values()].flat().map(({ jobId }) => jobId)
  await tools.weigh.prepare([...new Set([...rows.keys(), ...refusedIds])])
  const letters: QueuedMail<'alert-jobs'>[] = []
  const sent = new Map<string, number>()
  for (const [number, alert] of due.entries()) {
    if (number % mailsInOneGo === 0) await immediately()
    const jobs = (jobIdsOf.get(alert.id) ?? []).flatMap(id => rows.get(id) ?? [])
    if (jobs.length === 0) continue
    letters.push(mailOf(ctx, alert, bestFirst(alert, jobs, refusals.get(alert.id), tools), period))
    sent.set(alert.id, jobs.length)
  }
  await endPeriod(ctx.db, { alertIds, sent, period, now })
  await queueMails(ctx, letters)
  return letters.length
}

function bestFirst(
  { criteria }: DueAlert,
  jobs: readonly JobRow[],
  refusals: readonly Refusal[] = [],
  { read, weigh }: Tools,
): JobRow[] {
  const weightOf = weigh.forSearch(read(criteria), refusals)
  const weighed = jobs.map(job => ({ job, weight: weightOf(job.id) }))
  weighed.sort(
    (a, b) =>
      b.weight - a.weight || b.job.postedAt.getTime() - a.job.postedAt.getTime() || b.job.id - a.job.id,
  )
  return weighed.map(({ job }) => job)
}

function mailOf(
  ctx: Context,
  alert: DueAlert,
  jobs: readonly JobRow[],
  period: string,
): QueuedMail<'alert-jobs'> {
  const { id, userId, email, person, locale, name, frequency, linkKey } = alert
  const token = alertTokenOf(ctx, linkKey)
  return {
    to: email,
    template: 'alert-jobs',
    props: {
      name: person,
      alert: name,
      frequency,
      count: jobs.length,
      jobs: jobs.slice(0, limits.alertDigestJobs).map(job => ({
        title: job.title,
        employer: job.employer.name,
        place: [...new Set(job.places.map(place => place.name))].slice(0, 3).join(', '),
        url: ctx.links.job(job.id, job.slug, locale),
      })),
      url: userId === null ? ctx.links.alert(token, locale) : ctx.links.ownAlert(id, locale),
      settingsUrl: ctx.links.alert(token, locale),
      unsubscribeUrl: ctx.links.unsubscribe(token, locale),
    },
    locale,
    userId,
    key: `alert ${id} ${period}`,
  }
}
