import type { ReadMail } from '../../../../mail-format/read-mail.ts'
import type { Context } from '../../../caller/context.ts'
import { isReplyTokenOf, replyTokensIn } from '../../steps/reply-token.ts'
import { findKeyOfNumber, findRequestByNumber } from '../../support.queries.ts'
import type { MailDoubt } from '../../support.values.ts'
import type { SupportRequest } from '../../support-request.ts'

export type Found = { request: SupportRequest; doubt: MailDoubt | null }

/**
 * The conversation that a mail belongs to: by a token that only our mails carry; by the number in its subject, which anyone can write, only
 * for the person's own address. What somebody else has written, or nobody can be sure of, is doubtful.
 */
export async function findConversation(ctx: Context, mail: ReadMail): Promise<Found | null> {
  for (const { number, token } of replyTokensIn(mail.traces)) {
    // Of a merged conversation the old token leads to the new one, so it is compared with the old one's key.
    const linkKey = await findKeyOfNumber(ctx.db, number)
    if (linkKey === null || !isReplyTokenOf(ctx, { number, linkKey }, token)) continue
    const request = await findRequestByNumber(ctx.db, number)
    if (!request) continue
    return { request, doubt: mail.from === request.email.toLowerCase() ? null : 'other-sender' }
  }
  const number = /#(\d{4}-\d{6,9})\b/.exec(mail.subject)?.[1]
  const named = number === undefined ? null : await findRequestByNumber(ctx.db, number)
  if (!named || named.status === 'unconfirmed' || named.email.toLowerCase() !== mail.from) return null
  return { request: named, doubt: 'no-token' }
}
