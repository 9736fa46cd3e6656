import type { Locale } from '../../../i18n/locale.ts'
import type { SmsProps, SmsTemplate } from '../../../mail/mail-props.ts'
import type { Context } from '../../caller/context.ts'
import { insertMessage } from '../message.queries.ts'

type TextMessage<T extends SmsTemplate> = {
  /** In international format, `+49…`. */
  to: string
  template: T
  props: SmsProps[T]
  locale: Locale
  userId?: string | null | undefined
}

/** Queues a text message in the outbox; otherwise as {@link queueMail}. */
export async function queueSms<T extends SmsTemplate>(ctx: Context, text: TextMessage<T>): Promise<void> {
  const { to, userId = null, ...rest } = text
  const message = { channel: 'sms' as const, recipient: to, key: null, userId, ...rest }
  await insertMessage(ctx.db, message, ctx.now())
  await ctx.tasks.enqueue('send-messages', {})
}
