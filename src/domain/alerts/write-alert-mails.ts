import { limits } from '../../config/limits.ts'
import { type Context, inTransaction } from '../context.ts'
import type { JobRow } from '../jobs/job-row.ts'
import { type Letter, queueMails } from '../mail/queue-mail.ts'
import { canRunAlerts } from './alert.policy.ts'
import { type AlertFrequency, alertFrequencies } from './alert.values.ts'
import { readCriteria } from './alert-criteria.ts'
import { alertTokenOf } from './alert-link.ts'
import { type DueAlert, findDueAlerts, noteSent, takePeriod } from './alert-match.queries.ts'
import { periodAt } from './alert-period.ts'
import { explainMatch, weighMatch } from './explain-match.ts'

const alertsAtOnce = 200

/**
 * Writes the mails that are due: at once, or with the last morning at eight. One mail an alert and period, whoever runs this how
 * often; an alert whose ads have all ended meanwhile gets none. A batch is a transaction of its own, so that a process that dies
 * leaves whole batches and the rest to the next run.
 * @returns how many mails it wrote
 */
export async function writeAlertMails(ctx: Context): Promise<number> {
  if (!canRunAlerts(ctx.actor)) return 0
  let written = 0
  for (const frequency of alertFrequencies) written += await writeMailsOf(ctx, frequency)
  return written
}

async function writeMailsOf(ctx: Context, frequency: AlertFrequency): Promise<number> {
  const { name: period, closedAt } = periodAt(frequency, ctx.now())
  let written = 0
  let afterId: string | null = null
  for (;;) {
    const due = await findDueAlerts(ctx.db, { frequency, closedAt, afterId, limit: alertsAtOnce })
    if (due.length > 0)
      written += await inTransaction(ctx, inside => writeBatch(inside, due, period, closedAt))
    if (due.length < alertsAtOnce) return written
    afterId = due.at(-1)?.id ?? null
  }
}

async function writeBatch(
  ctx: Context,
  due: readonly DueAlert[],
  period: string,
  closedAt: Date,
): Promise<number> {
  const now = ctx.now()
  const jobIdsOf = await takePeriod(ctx.db, { alertIds: due.map(({ id }) => id), period, closedAt, now })
  const ids = [...new Set([...jobIdsOf.values()].flat())]
  // Only live ads come back: what has ended since it was found is not news.
  const rows = new Map((await ctx.search.rows.load(ctx.db, ids, now)).map(row => [row.id, row]))
  const told = due.flatMap(alert => {
    const jobs = (jobIdsOf.get(alert.id) ?? []).flatMap(id => rows.get(id) ?? [])
    return jobs.length === 0 ? [] : [{ alert, jobs: bestFirst(alert, jobs) }]
  })
  await noteSent(ctx.db, {
    alertIds: told.map(({ alert }) => alert.id),
    jobs: told.map(({ jobs }) => jobs.length),
    period,
    now,
  })
  await queueMails(
    ctx,
    told.map(({ alert, jobs }) => letterOf(ctx, alert, jobs, period)),
  )
  return told.length
}

function bestFirst({ criteria }: DueAlert, jobs: readonly JobRow[]): JobRow[] {
  const params = readCriteria(criteria)
  const weighed = jobs.map(job => ({ job, weight: weighMatch(explainMatch(params, job)) }))
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
        place: job.places.map(place => place.name).join(', '),
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
