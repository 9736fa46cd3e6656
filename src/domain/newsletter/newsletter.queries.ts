import type { Database } from '../../db/client.ts'
import type { Locale } from '../../i18n/locale.ts'

export type ReaderRow = {
  id: string
  email: string
  locale: Locale
  linkKey: string
  consentVersion: string
  askedAt: Date
  confirmedAt: Date | null
}

const columns = [
  'id',
  'email',
  'locale',
  'link_key as linkKey',
  'consent_version as consentVersion',
  'asked_at as askedAt',
  'confirmed_at as confirmedAt',
] as const

/** Records a subscription request; while it is unconfirmed the latest one counts, a confirmed one is not changed. */
export async function upsertReader(
  db: Database,
  reader: Omit<ReaderRow, 'id' | 'confirmedAt'>,
): Promise<ReaderRow> {
  const { email, locale, linkKey, consentVersion, askedAt } = reader
  await db
    .insertInto('newsletter_readers')
    .values({ email, locale, link_key: linkKey, consent_version: consentVersion, asked_at: askedAt })
    .onConflict(conflict =>
      conflict
        .column('email')
        .doUpdateSet({ locale, consent_version: consentVersion, asked_at: askedAt })
        .where('newsletter_readers.confirmed_at', 'is', null),
    )
    .execute()
  const row = await db
    .selectFrom('newsletter_readers')
    .select(columns)
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return row as ReaderRow // the table checks the language
}

export async function loadReader(db: Database, linkKey: string): Promise<ReaderRow | null> {
  const row = await db
    .selectFrom('newsletter_readers')
    .select(columns)
    .where('link_key', '=', linkKey)
    .executeTakeFirst()
  return (row as ReaderRow | undefined) ?? null
}

/** Keeps the time of the first confirmation. */
export async function confirmReader(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('newsletter_readers')
    .set({ confirmed_at: now })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute()
}

export async function deleteReader(db: Database, id: string): Promise<void> {
  await db.deleteFrom('newsletter_readers').where('id', '=', id).execute()
}

export async function deleteReaderByEmail(db: Database, email: string): Promise<void> {
  await db.deleteFrom('newsletter_readers').where('email', '=', email).execute()
}

export async function deleteUnconfirmedReaders(db: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('newsletter_readers')
    .where('confirmed_at', 'is', null)
    .where('asked_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export async function countReaders(db: Database): Promise<{ confirmed: number; unconfirmed: number }> {
  const row = await db
    .selectFrom('newsletter_readers')
    .select(eb => [eb.fn.count<number>('confirmed_at').as('confirmed'), eb.fn.countAll<number>().as('all')])
    .executeTakeFirstOrThrow()
  const confirmed = Number(row.confirmed)
  return { confirmed, unconfirmed: Number(row.all) - confirmed }
}

/** Confirmed ones in order of address, after `afterEmail`. */
export async function listReaders(db: Database, afterEmail: string, limit: number): Promise<ReaderRow[]> {
  const rows = await db
    .selectFrom('newsletter_readers')
    .select(columns)
    .where('confirmed_at', 'is not', null)
    .where('email', '>', afterEmail)
    .orderBy('email')
    .limit(limit)
    .execute()
  return rows as ReaderRow[]
}
