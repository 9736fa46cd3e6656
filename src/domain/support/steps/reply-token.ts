import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from '../../caller/context.ts'

type Conversation = { number: string; linkKey: string }

const signatureLetters = 20
const tokenPattern = new RegExp(`(\\d{4}-\\d{6,9})-([0-9a-f]{${signatureLetters}})`, 'g')
const mostTokens = 10

/**
 * Names a conversation in addresses and ids of mails, and proves that whoever uses it got one of its mails: 80 bits, in letters that mail
 * servers keep.
 */
export function replyTokenOf(ctx: Context, { number, linkKey }: Conversation): string {
  const print = ctx.realms.secretBox.fingerprint(linkKey, 'support reply')
  return `${number}-${createHash('sha256').update(print).digest('hex').slice(0, signatureLetters)}`
}

/** `hilfe+2026-000123-…@kittel.example`; null where no mails are taken. */
export function replyAddressOf(ctx: Context, conversation: Conversation): string | null {
  const { replyAddress } = ctx.support
  return replyAddress?.replace('@', `+${replyTokenOf(ctx, conversation)}@`) ?? null
}

/** The tokens in the addresses and headers of a mail, which may be forged: see {@link isReplyTokenOf}. */
export function replyTokensIn(traces: string): { number: string; token: string }[] {
  const found = [...traces.matchAll(tokenPattern)].map(([token, number = '']) => ({ number, token }))
  return [...new Map(found.map(each => [each.token, each])).values()].slice(0, mostTokens)
}

export function isReplyTokenOf(ctx: Context, conversation: Conversation, token: string): boolean {
  const [expected, given] = [Buffer.from(replyTokenOf(ctx, conversation)), Buffer.from(token)]
  return expected.length === given.length && timingSafeEqual(expected, given)
}
