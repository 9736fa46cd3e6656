import { limits } from '../../config/limits.ts'
import { limitStrangersMails } from '../accounts/steps/limit-mails.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict, Invalid } from '../caller/errors.ts'
import { newLinkKey } from '../caller/signed-link.ts'
import type { JobSearchParams } from '../job-search/job.schema.ts'
import { queueMail } from '../mail/steps/queue-mail.ts'
import { limitTries } from '../throttle/steps/limit-tries.ts'
import { canAskByMail, requireAlertOwner } from './alert.policy.ts'
import { countAlerts, insertAlert, loadAlert, type NewAlert } from './alert.queries.ts'
import type { AlertFrequency } from './alert.values.ts'
import { hasCriteria, writeCriteria } from './steps/alert-criteria.ts'
import { alertTokenOf } from './steps/alert-link.ts'

type NewAlertInput = {
  params: Partial<JobSearchParams>
  name: string
  frequency: AlertFrequency
  /** For guests; signed-in people get mails at their account's address. */
  email?: string | undefined
}

/**
 * Saves a search as an alert. A person's becomes active at once, a guest's once the mail is confirmed; the response to a guest reveals
 * nothing about existing alerts of the address.
 * @returns the id of a person's alert, null for a guest
 * @throws {Invalid} without criteria, or for a guest without an address; {Conflict} when there is one like it or 20 already; NotAllowed for
 * people without a job seeker profile; {TooMany}
 */
export async function createAlert(ctx: Context, input: NewAlertInput): Promise<{ alertId: string | null }> {
  const criteria = writeCriteria(input.params, ctx)
  if (!hasCriteria(criteria)) throw new Invalid({ '': [{ key: 'alert.problem.no-criteria' }] })
  if (canAskByMail(ctx.actor)) {
    await createForAddress(ctx, input, criteria)
    return { alertId: null }
  }
  const { userId } = requireAlertOwner(ctx.actor)
  return inTransaction(ctx, async inside => {
    if ((await countAlerts(inside.db, { userId })) >= limits.alertsPerPerson)
      throw new Conflict('alert.problem.too-many', { most: limits.alertsPerPerson })
    const alert: NewAlert = { ...baseOf(inside, input, criteria), userId, email: null, status: 'active' }
    const alertId = await insertAlert(inside.db, alert, inside.now())
    if (alertId === null) throw new Conflict('alert.problem.same')
    return { alertId }
  })
}

async function createForAddress(ctx: Context, input: NewAlertInput, criteria: string): Promise<void> {
  const email = input.email?.trim().toLowerCase()
  if (!email) throw new Invalid({ email: [{ key: 'form.email' }] })
  await limitTries(ctx, {
    kind: 'alert-from',
    subject: ctx.client.address,
    tries: limits.guestAlertsPerHour,
    windowMinutes: 60,
  })
  await limitStrangersMails(ctx, email)
  await inTransaction(ctx, async inside => {
    const alert: NewAlert = { ...baseOf(inside, input, criteria), userId: null, email, status: 'unconfirmed' }
    const isFull = (await countAlerts(inside.db, { email })) >= limits.alertsPerPerson
    if (!isFull) await insertAlert(inside.db, alert, inside.now())
    const kept = await loadAlert(inside.db, { email, criteria })
    // The address is at its limit of alerts: another mail would only annoy its owner.
    if (!kept) return
    await queueMail(inside, {
      to: email,
      template: kept.status === 'unconfirmed' ? 'alert-confirm' : 'alert-again',
      props: { alert: kept.name, url: inside.links.alert(alertTokenOf(inside, kept.linkKey), kept.locale) },
      locale: kept.locale,
    })
  })
}

function baseOf(ctx: Context, { name, frequency }: NewAlertInput, criteria: string) {
  return { name, frequency, criteria, locale: ctx.locale, linkKey: newLinkKey() }
}
