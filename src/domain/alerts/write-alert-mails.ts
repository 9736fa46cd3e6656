import { limits } from '../../config/limits.ts'
import { type Context, inTransaction } from '../context.ts'
import type { JobSearchParams } from '../jobs/job.schema.ts'
import type { JobRow } from '../jobs/job-row.ts'
import { type Letter, queueMails } from '../mail/queue-mail.ts'
import { canRunAlerts } from './alert.policy.ts'
import { type AlertFrequency, alertFrequencies } from './alert.values.ts'
import { criteriaReader } from './alert-criteria.ts'
import { alertTokenOf } from './alert-link.ts'
import { claimDueAlerts, type DueAlert, endPeriod, takePeriod } from './alert-mail.queries.ts'
import { periodAt } from './alert-period.ts'
import { matchWeigher } from './match-weigher.ts'

const usualBatch = 200

/** What one run reads once for all its batches. */
type Tools = {
  read: (criteria: string) => JobSearchParams
  weigh: ReturnType<typeof matchWeigher>
  alertsAtOnce: number
}

/**
 * Writes the mails that are due: at once, or with the last morning at eight. One mail an alert and period, whoever runs this how
 * often; an alert whose ads have all ended meanwhile gets none. A batch is a transaction of its own, so that a process that dies
 * leaves whole batches and the rest to the next run.
 * @returns how many mails it wrote
 */
export async function writeAlertMails(ctx: Context, alertsAtOnce = usualBatch): Promise<number> {
  if (!canRunAlerts(ctx.actor)) return 0
  const tools = { read: criteriaReader(), weigh: matchWeigher(ctx), alertsAtOnce }
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
  const rows = new Map((await ctx.search.rows.load(ctx.db, ids, now)).map(row => [row.id, row]))
  await tools.weigh.prepare([...rows.keys()])
  const letters = due.flatMap(alert => {
    const jobs = (jobIdsOf.get(alert.id) ?? []).flatMap(id => rows.get(id) ?? [])
    return jobs.length === 0 ? [] : [{ alert, jobs: bestFirst(alert, jobs, tools) }]
  })
  const sent = new Map(letters.map(({ alert, jobs }) => [alert.id, jobs.length]))
  await endPeriod(ctx.db, { alertIds, sent, period, now })
  await queueMails(
    ctx,
    letters.map(({ alert, jobs }) => letterOf(ctx, alert, jobs, period)),
  )
  return letters.length
}

function bestFirst({ criteria }: DueAlert, jobs: readonly JobRow[], { read, weigh }: Tools): JobRow[] {
  const weightOf = weigh.forSearch(read(criteria))
  const weighed = jobs.map(job => ({ job, weight: weightOf(job.id) }))
  weighed.sort(
    (a, b) =>
      b.weight - a.weight || b.job.postedAt.getTime() - a.job.postedAt.getTime() || b.job.id - a.job.id,
  )
  return weighed.map(({ job }) => job)
}

function letterOf(
  ctx: Context,
  alert: DueAlert,
  jobs: readonly JobRow[],
  period: string,
): Letter<'alert-jobs'> {
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
