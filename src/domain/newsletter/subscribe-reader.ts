import { daysBefore } from '../../basics/time.ts'
import { limits } from '../../config/limits.ts'
import { limitStrangersMails } from '../accounts/steps/limit-mails.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { NotAllowed, NotFound } from '../caller/errors.ts'
import { linkKeyIn, linkTokenOf, newLinkKey } from '../caller/signed-link.ts'
import { queueMail } from '../mail/steps/queue-mail.ts'
import { limitTries } from '../throttle/steps/limit-tries.ts'
import { canPruneReaders, canSubscribe } from './newsletter.policy.ts'
import {
  confirmReader,
  deleteReader,
  deleteReaderByEmail,
  deleteUnconfirmedReaders,
  loadReader,
  type ReaderRow,
  upsertReader,
} from './newsletter.queries.ts'
import { newsletterConsentVersion } from './newsletter.values.ts'

const purpose = 'newsletter'

/**
 * Double opt-in, as for an alert without an account: nothing is sent before the recipient confirms. Records which wording was accepted and
 * when. The response does not reveal whether the address is known.
 * @throws {TooMany}
 */
export async function subscribeReader(ctx: Context, { email }: { email: string }): Promise<void> {
  if (!canSubscribe(ctx.actor)) throw new NotAllowed()
  const { address: subject } = ctx.client
  await limitTries(ctx, {
    kind: 'newsletter-from',
    subject,
    tries: limits.guestAlertsPerHour,
    windowMinutes: 60,
  })
  await limitStrangersMails(ctx, email)
  await inTransaction(ctx, async inside => {
    const { linkKey, locale, confirmedAt } = await upsertReader(inside.db, {
      email,
      locale: inside.locale,
      linkKey: newLinkKey(),
      consentVersion: newsletterConsentVersion,
      askedAt: inside.now(),
    })
    await queueMail(inside, {
      to: email,
      template: confirmedAt ? 'newsletter-again' : 'newsletter-confirm',
      props: { url: inside.links.newsletter(linkTokenOf(inside, linkKey, purpose), locale) },
      locale,
    })
  })
}

/** Whether the link's subscriber has confirmed. @throws {NotFound} for an invalid link */
export async function readReader(
  ctx: Context,
  { token }: { token: string },
): Promise<{ isConfirmed: boolean }> {
  const { confirmedAt } = await requireReader(ctx, token)
  return { isConfirmed: confirmedAt !== null }
}

/** Idempotent. @throws {NotFound} for an invalid link */
export async function confirmSubscription(ctx: Context, { token }: { token: string }): Promise<void> {
  await inTransaction(ctx, async inside => {
    const { id } = await requireReader(inside, token)
    await confirmReader(inside.db, id, inside.now())
  })
}

/** Deletes the address. @throws {NotFound} also when it was already deleted */
export async function unsubscribeReader(ctx: Context, { token }: { token: string }): Promise<void> {
  await inTransaction(ctx, async inside => {
    const { id } = await requireReader(inside, token)
    await deleteReader(inside.db, id)
  })
}

/** Deletes the subscription together with the account of its address. */
export async function forgetReader(ctx: Context, { email }: { email: string }): Promise<void> {
  if (!canPruneReaders(ctx.actor)) throw new NotAllowed()
  await inTransaction(ctx, inside => deleteReaderByEmail(inside.db, email))
}

/** Deletes subscriptions not confirmed within seven days. @returns how many */
export async function pruneReaders(ctx: Context): Promise<number> {
  if (!canPruneReaders(ctx.actor)) throw new NotAllowed()
  return deleteUnconfirmedReaders(ctx.db, daysBefore(ctx.now(), limits.alertConfirmDays))
}

async function requireReader(ctx: Context, token: string): Promise<ReaderRow> {
  const linkKey = linkKeyIn(ctx, token, purpose)
  const reader = linkKey === null ? null : await loadReader(ctx.db, linkKey)
  if (!reader) throw new NotFound()
  return reader
}
