import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { MailProps, MailTemplate, SmsProps, SmsTemplate } from '../../mail/mail-props.ts'

export type MessageStatus = 'waiting' | 'sent' | 'failed' | 'bounced' | 'complained'

type Written =
  | { channel: 'mail'; template: MailTemplate; props: MailProps[MailTemplate] }
  | { channel: 'sms'; template: SmsTemplate; props: SmsProps[SmsTemplate] }

export type NewMessage = Written & {
  key: string | null
  recipient: string
  locale: Locale
  userId: string | null
}

export type Message = Written & {
  id: number
  recipient: string
  locale: Locale
  status: MessageStatus
  attempts: number
  problem: string | null
  createdAt: Date
}

/** Adds a message to be sent at `sendAfter`. @returns false when its key already exists */
export async function insertMessage(
  db: Database,
  message: NewMessage,
  now: Date,
  sendAfter = now,
): Promise<boolean> {
  return (await insertMessages(db, [message], now, sendAfter)) > 0
}

/** Removes a message that is still held back. @returns false when one with the key is being sent or was sent */
export async function deleteHeldMessage(db: Database, key: string, now: Date): Promise<boolean> {
  await db
    .deleteFrom('messages')
    .where('key', '=', key)
    .where('status', '=', 'waiting')
    .where('attempts', '=', 0)
    .where('send_after', '>', now)
    .execute()
  const left = await db.selectFrom('messages').select('id').where('key', '=', key).executeTakeFirst()
  return left === undefined
}

/** Adds messages to be sent at `sendAfter`. @returns how many were added, not counting those whose key already exists */
export async function insertMessages(
  db: Database,
  messages: readonly NewMessage[],
  now: Date,
  sendAfter = now,
): Promise<number> {
  const rows = messages.map(({ userId, props, ...rest }) => {
    return { ...rest, props: JSON.stringify(props), user_id: userId, created_at: now, send_after: sendAfter }
  })
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('messages')
    .values(rows)
    .onConflict(conflict => conflict.column('key').doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}

/**
 * Claims the message that has waited longest for this process until `until`. A short statement instead of a lock held while sending: an
 * open transaction would hold up every consumer of the change log.
 */
export async function claimMessage(
  db: Database,
  { channels, now, until }: { channels: readonly Message['channel'][]; now: Date; until: Date },
): Promise<Message | null> {
  if (channels.length === 0) return null
  const row = await db
    .updateTable('messages')
    .set({ send_after: until, attempts: sql`attempts + 1` })
    .where('id', '=', eb =>
      eb
        .selectFrom('messages')
        .select('id')
        .where('status', '=', 'waiting')
        .where('channel', 'in', channels)
        .where('send_after', '<=', now)
        .orderBy('send_after')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(columns)
    .executeTakeFirst()
  return row ? asMessage(row) : null
}

type Ending = { status: Exclude<MessageStatus, 'waiting'>; problem?: string; providerId?: string | null }

/** Closes a message. Its content is erased unless `keepProps` is set: links and codes must not end up in a dump. */
export async function endMessage(
  db: Database,
  id: number,
  { status, problem, providerId, keepProps, at }: Ending & { keepProps: boolean; at: Date },
): Promise<void> {
  await db
    .updateTable('messages')
    .set({
      status,
      problem: problem ?? null,
      ...(providerId ? { provider_id: providerId } : {}),
      ...(status === 'sent' ? { sent_at: at } : {}),
      ...(keepProps ? {} : { props: '{}' }),
    })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .execute()
}

export async function postponeMessage(
  db: Database,
  id: number,
  { until, problem }: { until: Date; problem: string },
): Promise<void> {
  await db
    .updateTable('messages')
    .set({ send_after: until, problem })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .execute()
}

/** Marks messages as sent immediately, without sending them; `keepProps` keeps their content. */
export async function endWaitingMessages(
  db: Database,
  recipients: readonly string[],
  { keepProps }: { keepProps: boolean },
): Promise<void> {
  await db
    .updateTable('messages')
    .set({ status: 'sent', sent_at: sql`created_at`, ...(keepProps ? {} : { props: '{}' }) })
    .where('status', '=', 'waiting')
    .where('recipient', 'in', recipients)
    .execute()
}

/** Whether the last mail to the address bounced, or was called spam. */
export async function isAddressDead(db: Database, recipient: string): Promise<boolean> {
  const last = await db
    .selectFrom('messages')
    .select('status')
    .where('recipient', '=', recipient)
    .where('status', 'in', ['sent', 'bounced', 'complained'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last !== undefined && last.status !== 'sent'
}

/** Marks a sent mail as bounced or called spam, by its id at the mail server. @returns false for an unknown id */
export async function bounceMessage(
  db: Database,
  { providerId, problem, status }: { providerId: string; problem: string; status: 'bounced' | 'complained' },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('messages')
    .set({ status, problem })
    .where('provider_id', '=', providerId)
    .where('channel', '=', 'mail')
    .where('status', '=', 'sent')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function listMessages(db: Database, limit: number): Promise<Message[]> {
  const rows = await db.selectFrom('messages').select(columns).orderBy('id', 'desc').limit(limit).execute()
  return rows.map(asMessage)
}

export async function findMessage(db: Database, id: number): Promise<Message | null> {
  const row = await db.selectFrom('messages').select(columns).where('id', '=', id).executeTakeFirst()
  return row ? asMessage(row) : null
}

/** Deletes messages from before `before` that are no longer waiting. @returns how many */
export async function deleteMessages(db: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('messages')
    .where('created_at', '<', before)
    .where('status', '!=', 'waiting')
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

const columns = [
  'id',
  'channel',
  'recipient',
  'template',
  'locale',
  'props',
  'status',
  'attempts',
  'problem',
  'created_at',
] as const

type Row = {
  id: number
  channel: string
  recipient: string
  template: string
  locale: string
  props: unknown
  status: string
  attempts: number
  problem: string | null
  created_at: Date
}

/** The cast: only `insertMessage` writes these columns, and check constraints limit their values. */
function asMessage({ created_at, ...row }: Row): Message {
  return { ...row, createdAt: created_at } as Message
}
