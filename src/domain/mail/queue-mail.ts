import type { MailProps, MailTemplate } from '../../mail/mail-props.ts'
import type { Context, Locale } from '../context.ts'
import { sendMessagesTask } from './mail.tasks.ts'
import { insertMessage } from './message.queries.ts'

type Letter<T extends MailTemplate> = {
  to: string
  template: T
  props: MailProps[T]
  locale: Locale
  userId?: string | null | undefined
  /** A mail with the same key is written only once, such as `job-reminder:4711:7`. */
  key?: string | undefined
}

/**
 * Writes a mail to the outbox, in the caller's transaction if there is one: rolled back with the change that it tells of, sent
 * soon after the commit. The caller has asked its policy.
 */
export async function queueMail<T extends MailTemplate>(ctx: Context, letter: Letter<T>): Promise<void> {
  const { to, key = null, userId = null, ...rest } = letter
  const message = { channel: 'mail' as const, recipient: to, key, userId, ...rest }
  const isNew = await insertMessage(ctx.db, message, ctx.now())
  // Each with a task of its own: one task shared by several transactions would make them wait for each other.
  if (isNew) await ctx.tasks.enqueue(sendMessagesTask, {})
}
