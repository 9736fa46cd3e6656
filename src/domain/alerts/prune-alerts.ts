import { limits } from '../../config/limits.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { type Letter, queueMails } from '../mail/steps/queue-mail.ts'
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

const dayMs = 86_400_000
const rowsAtOnce = 10_000
const alertsAtOnce = 500
/** Longer than the time between two runs: what one run misses the next one sees. */
const bouncesDays = 7

/**
 * Forgets alerts that were never confirmed and matches that are old, pauses what comes back, asks once a year whether an alert is
 * still wanted and removes it a month later when nobody answers. Who paused it until further notice is not asked: a person's
 * waits in the dashboard, and an address without an account is forgotten after that year.
 */
export async function pruneAlerts(ctx: Context): Promise<void> {
  if (!canRunAlerts(ctx.actor)) return
  const now = ctx.now()
  const before = (days: number) => new Date(now.getTime() - days * dayMs)
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
        alerts.map(alert => letterOf(inside, alert)),
      )
      return alerts.length
    })
    if (asked < alertsAtOnce) return
  }
}

function letterOf(ctx: Context, alert: UnsureAlert): Letter<'alert-still-wanted'> {
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
