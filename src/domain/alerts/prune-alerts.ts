import { daysBefore } from '../../basics/time.ts'
import { limits } from '../../config/limits.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { type QueuedMail, queueMails } from '../mail/steps/queue-mail.ts'
import { canRunAlerts } from './alert.policy.ts'
import {
  deleteOldMatches,
  deletePausedOfGuests,
  deleteUnanswered,
  deleteUnconfirmed,
  markAsked,
  pauseForDeadAddresses,
  type UnsureAlert,
} from './old-alert.queries.ts'
import { alertTokenOf } from './steps/alert-link.ts'

const rowsAtOnce = 10_000
const alertsAtOnce = 500
/** Longer than the interval between runs: whatever one run misses, the next one sees. */
const bouncesDays = 7

/**
 * Deletes unconfirmed alerts and old matches, pauses bouncing ones, and asks once a year whether an alert is still wanted, deleting it
 * after a month without an answer. Alerts paused indefinitely are not asked about: a person's stays in the dashboard, a guest's is deleted
 * after that year.
 */
export async function pruneAlerts(ctx: Context): Promise<void> {
  if (!canRunAlerts(ctx.actor)) throw new NotAllowed()
  const now = ctx.now()
  const before = (days: number) => daysBefore(now, days)
  await deleteUnconfirmed(ctx.db, before(limits.alertConfirmDays))
  await pauseForDeadAddresses(ctx.db, before(bouncesDays), now)
  await deleteUnanswered(ctx.db, before(limits.alertAnswerDays))
  const aYearAgo = new Date(now)
  aYearAgo.setUTCMonth(aYearAgo.getUTCMonth() - limits.alertWantedMonths)
  await deletePausedOfGuests(ctx.db, aYearAgo)
  await askWhatIsWanted(ctx, aYearAgo)
  while ((await deleteOldMatches(ctx.db, before(limits.alertMatchDays), rowsAtOnce)) > 0);
}

async function askWhatIsWanted(ctx: Context, before: Date): Promise<void> {
  const now = ctx.now()
  for (;;) {
    const asked = await inTransaction(ctx, async inside => {
      const alerts = await markAsked(inside.db, { before, now, limit: alertsAtOnce })
      await queueMails(
        inside,
        alerts.map(alert => mailOf(inside, alert)),
      )
      return alerts.length
    })
    if (asked < alertsAtOnce) return
  }
}

function mailOf(ctx: Context, alert: UnsureAlert): QueuedMail<'alert-still-wanted'> {
  const { userId, email, person, locale, name, linkKey } = alert
  const token = alertTokenOf(ctx, linkKey)
  return {
    to: email,
    template: 'alert-still-wanted',
    props: {
      name: person,
      alert: name,
      days: limits.alertAnswerDays,
      url: ctx.links.alert(token, locale),
      unsubscribeUrl: ctx.links.unsubscribe(token, locale),
    },
    locale,
    userId,
  }
}
