import type { Locale } from '../../../i18n/locale.ts'
import type { MailProps, MailTemplate } from '../../../mail/mail-props.ts'
import type { Context } from '../../caller/context.ts'
import { deleteHeldMessage, insertMessage, insertMessages } from '../message.queries.ts'

const mailsAtOnce = 25

export type QueuedMail<T extends MailTemplate> = {
  to: string
  template: T
  props: MailProps[T]
  locale: Locale
  userId?: string | null | undefined
  /** Deduplicates: a mail with the same key is queued only once, such as `job-reminder:4711:7`. */
  key?: string | undefined
  /** Delay before sending; until then {@link withdrawMail} cancels it. */
  holdSeconds?: number | undefined
}

/**
 * Queues a mail in the outbox, in the caller's transaction if there is one: rolled back with the change it reports, sent soon after the
 * commit. The caller has asked its policy.
 */
export async function queueMail<T extends MailTemplate>(ctx: Context, letter: QueuedMail<T>): Promise<void> {
  const { to, key = null, userId = null, holdSeconds = 0, ...rest } = letter
  const message = { channel: 'mail' as const, recipient: to, key, userId, ...rest }
  const sendAfter = new Date(ctx.now().getTime() + holdSeconds * 1000)
  const isNew = await insertMessage(ctx.db, message, ctx.now(), sendAfter)
  // A task per mail: a single task shared by several transactions would make them wait for each other.
  if (!isNew) return
  await ctx.tasks.enqueue('send-messages', {}, holdSeconds > 0 ? { startAfter: sendAfter } : {})
}

/** Cancels a mail that is still held back. @returns true also when there was none. The caller has asked its policy. */
export async function withdrawMail(ctx: Context, key: string): Promise<boolean> {
  return deleteHeldMessage(ctx.db, key, ctx.now())
}

/** Queues many mails as {@link queueMail} does, with few statements and one task; for background tasks. */
export async function queueMails<T extends MailTemplate>(
  ctx: Context,
  letters: readonly QueuedMail<T>[],
): Promise<void> {
  if (letters.length === 0) return
  const messages = letters.map(({ to, key = null, userId = null, holdSeconds: _, ...rest }) => {
    return { channel: 'mail' as const, recipient: to, key, userId, ...rest }
  })
  // Serialising many mails blocks the event loop; requests are served between batches.
  for (let from = 0; from < messages.length; from += mailsAtOnce)
    await insertMessages(ctx.db, messages.slice(from, from + mailsAtOnce), ctx.now())
  await ctx.tasks.enqueue('send-messages', {}, { uniqueKey: 'many' })
}
