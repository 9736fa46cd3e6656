import { limitStrangersMails } from '../../accounts/steps/limit-mails.ts'
import type { Context } from '../../caller/context.ts'
import { newLinkKey } from '../../caller/signed-link.ts'
import { ownerOf } from '../../files/file.policy.ts'
import { queueMail } from '../../mail/steps/queue-mail.ts'
import type { IdeaPerson } from '../idea.ts'
import {
  findPersonOfBrowser,
  findPersonOfUser,
  keepPersonOfEmail,
  keepPersonOfUser,
} from '../idea-person.queries.ts'
import { ideaTokenOf } from './idea-link.ts'

/** Whom the caller is known as: the account, or the address whose mailed link this browser has opened. Null for everyone else. */
export async function knownPerson(ctx: Context): Promise<IdeaPerson | null> {
  if (ctx.actor.kind === 'user') return findPersonOfUser(ctx.db, ctx.actor.userId)
  const browser = ctx.actor.kind === 'guest' ? ownerOf(ctx, 'ideas') : null
  return browser === null ? null : findPersonOfBrowser(ctx.db, browser)
}

/** The same for what is about to be done: an account takes part with its first vote. The caller has asked its policy. */
export async function actingPerson(ctx: Context): Promise<IdeaPerson | null> {
  const { actor, db, locale } = ctx
  const known = await knownPerson(ctx)
  if (known || actor.kind !== 'user') return known
  return keepPersonOfUser(db, { userId: actor.userId, locale, linkKey: newLinkKey(), now: ctx.now() })
}

/** Before anything is written: nobody's mailbox is flooded. @throws {TooMany} */
export async function limitConfirmations(ctx: Context, email: string): Promise<string> {
  const address = email.trim().toLowerCase()
  await limitStrangersMails(ctx, address)
  return address
}

/** Somebody who has given an address: what they do waits until the mailed link is opened. */
export async function personOfAddress(ctx: Context, email: string): Promise<IdeaPerson> {
  const { db, locale } = ctx
  return keepPersonOfEmail(db, { email, locale, linkKey: newLinkKey(), now: ctx.now() })
}

export async function mailConfirmation(
  ctx: Context,
  { email, linkKey, locale }: IdeaPerson,
  title: string,
): Promise<void> {
  if (email === null) return
  const url = ctx.links.ownIdeas(ideaTokenOf(ctx, linkKey), locale)
  await queueMail(ctx, { to: email, template: 'idea-confirm', props: { title, url }, locale })
}
