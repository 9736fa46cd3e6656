import type { Locale } from '../../../i18n/locale.ts'
import type { MailProps, MailTemplate } from '../../../mail/mail-props.ts'
import type { Context } from '../../caller/context.ts'
import { sendMessagesTask } from '../mail.tasks.ts'
import { deleteHeldMessage, insertMessage, insertMessages } from '../message.queries.ts'

const lettersAtOnce = 25

export type Letter<T extends MailTemplate> = {
  to: string
  template: T
  props: MailProps[T]
  locale: Locale
  userId?: string | null | undefined
  /** A mail with the same key is written only once, such as `job-reminder:4711:7`. */
  key?: string | undefined
  /** How long it waits before it leaves; until then {@link withdrawMail} takes it back. */
  holdSeconds?: number | undefined
}

/**
 * Writes a mail to the outbox, in the caller's transaction if there is one: rolled back with the change that it tells of, sent
 * soon after the commit. The caller has asked its policy.
 */
export async function queueMail<T extends MailTemplate>(ctx: Context, letter: Letter<T>): Promise<void> {
  const { to, key = null, userId = null, holdSeconds = 0, ...rest } = letter
  const message = { channel: 'mail' as const, recipient: to, key, userId, ...rest }
  const sendAfter = new Date(ctx.now().getTime() + holdSeconds * 1000)
  const isNew = await insertMessage(ctx.db, message, ctx.now(), sendAfter)
  // Each with a task of its own: one task shared by several transactions would make them wait for each other.
  if (!isNew) return
  await ctx.tasks.enqueue(sendMessagesTask, {}, holdSeconds > 0 ? { startAfter: sendAfter } : {})
}

/** Takes back a mail that is held and has not begun to leave; true as well when there was none to take. The caller has asked its policy. */
export async function withdrawMail(ctx: Context, key: string): Promise<boolean> {
  return deleteHeldMessage(ctx.db, key, ctx.now())
}

/** Many at once, as {@link queueMail} each, with few statements and one task for all; for background tasks. */
export async function queueMails<T extends MailTemplate>(
  ctx: Context,
  letters: readonly Letter<T>[],
): Promise<void> {
  if (letters.length === 0) return
  const messages = letters.map(({ to, key = null, userId = null, holdSeconds: _, ...rest }) => {
    return { channel: 'mail' as const, recipient: to, key, userId, ...rest }
  })
  // Packing what many letters say holds the process: visitors have their turn in between.
  for (let from = 0; from < messages.length; from += lettersAtOnce)
    await insertMessages(ctx.db, messages.slice(from, from + lettersAtOnce), ctx.now())
  await ctx.tasks.enqueue(sendMessagesTask, {}, { uniqueKey: 'many' })
}
