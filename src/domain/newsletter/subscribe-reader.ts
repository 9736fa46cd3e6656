import { limits } from '../../config/limits.ts'
import { limitStrangersMails } from '../accounts/steps/limit-mails.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { NotAllowed, NotFound } from '../caller/errors.ts'
import { linkKeyIn, linkTokenOf, newLinkKey } from '../caller/signed-link.ts'
import type { Visitor } from '../caller/visitor.ts'
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

const dayMs = 86_400_000
const purpose = 'newsletter'

/**
 * Asks an address whether it wants the newsletter, as an alert without an account does: nothing is sent before its reader says so. Keeps
 * which words were agreed to and when. What is answered tells nothing about the address. @throws {TooMany}
 */
export async function subscribeReader(
  ctx: Context,
  { email, visitor }: { email: string; visitor: Visitor },
): Promise<void> {
  if (!canSubscribe(ctx.actor)) throw new NotAllowed()
  const { address: subject } = visitor
  await limitTries(ctx, {
    kind: 'newsletter-from',
    subject,
    tries: limits.guestAlertsPerHour,
    windowMinutes: 60,
  })
  await limitStrangersMails(ctx, email, visitor)
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

/** Whether the link's reader has confirmed. @throws {NotFound} for links that open nothing */
export async function readReader(
  ctx: Context,
  { token }: { token: string },
): Promise<{ isConfirmed: boolean }> {
  const { confirmedAt } = await requireReader(ctx, token)
  return { isConfirmed: confirmedAt !== null }
}

/** From now on the newsletter goes to this reader; once more changes nothing. @throws {NotFound} */
export async function confirmSubscription(ctx: Context, { token }: { token: string }): Promise<void> {
  await inTransaction(ctx, async inside => {
    const { id } = await requireReader(inside, token)
    await confirmReader(inside.db, id, inside.now())
  })
}

/** Forgets the address. @throws {NotFound} also when that was done before */
export async function unsubscribeReader(ctx: Context, { token }: { token: string }): Promise<void> {
  await inTransaction(ctx, async inside => {
    const { id } = await requireReader(inside, token)
    await deleteReader(inside.db, id)
  })
}

/** Forgets the address when the account with it goes: who leaves wants no mails. */
export async function forgetReader(ctx: Context, { email }: { email: string }): Promise<void> {
  if (!canPruneReaders(ctx.actor)) throw new NotAllowed()
  await inTransaction(ctx, inside => deleteReaderByEmail(inside.db, email))
}

/** Forgets addresses that were not confirmed within seven days. @returns how many */
export async function pruneReaders(ctx: Context): Promise<number> {
  if (!canPruneReaders(ctx.actor)) return 0
  return deleteUnconfirmedReaders(ctx.db, new Date(ctx.now().getTime() - limits.alertConfirmDays * dayMs))
}

async function requireReader(ctx: Context, token: string): Promise<ReaderRow> {
  const linkKey = linkKeyIn(ctx, token, purpose)
  const reader = linkKey === null ? null : await loadReader(ctx.db, linkKey)
  if (!reader) throw new NotFound()
  return reader
}
