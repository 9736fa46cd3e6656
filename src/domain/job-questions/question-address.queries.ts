import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { AskedFact } from '../jobs/asked-fact.values.ts'

export type QuestionAddress = {
  id: number
  jobId: number
  email: string
  locale: Locale
  linkKey: string
  confirmedAt: Date | null
}

const shown = [
  'id',
  'job_id as jobId',
  'email',
  'locale',
  'link_key as linkKey',
  'confirmed_at as confirmedAt',
] as const

/** Keeps an address for the answers about an ad, once; the language is that of the last time. */
export async function keepAddress(
  db: Database,
  address: { jobId: number; email: string; locale: Locale; linkKey: string; now: Date },
): Promise<QuestionAddress> {
  const row = await db
    .insertInto('question_addresses')
    .values({
      job_id: address.jobId,
      email: address.email,
      locale: address.locale,
      link_key: address.linkKey,
      left_at: address.now,
    })
    .onConflict(conflict => conflict.columns(['job_id', 'email']).doUpdateSet({ left_at: address.now }))
    .returning(shown)
    .executeTakeFirstOrThrow()
  // The cast here and below: a check constraint limits the language.
  return row as QuestionAddress
}

/**
 * The address goes with everything the asker's browser has asked about the ad. Where it has asked before, from another browser, the two
 * were one person, who is counted once.
 */
export async function joinAddress(
  db: Database,
  { jobId, asker, addressId }: { jobId: number; asker: string; addressId: number },
): Promise<void> {
  await sql`
    with twice as (
      delete from question_askers as mine using job_questions
      where job_questions.id = mine.question_id and job_id = ${jobId} and mine.asker = ${asker}
        and exists (select from question_askers as other
          where other.question_id = mine.question_id and other.address_id = ${addressId} and other.asker <> mine.asker)
      returning mine.question_id
    )
    update job_questions set asked_count = greatest(1, asked_count - 1) from twice where id = twice.question_id`.execute(
    db,
  )
  await sql`
    update question_askers as mine set address_id = ${addressId} from job_questions
    where job_questions.id = mine.question_id and job_id = ${jobId} and mine.asker = ${asker}`.execute(db)
}

export async function findAddress(db: Database, linkKey: string): Promise<QuestionAddress | null> {
  const row = await db
    .selectFrom('question_addresses')
    .select(shown)
    .where('link_key', '=', linkKey)
    .executeTakeFirst()
  return (row as QuestionAddress | undefined) ?? null
}

export async function listFactsOfAddress(db: Database, addressId: number): Promise<AskedFact[]> {
  const rows = await db
    .selectFrom('question_askers')
    .innerJoin('job_questions', 'job_questions.id', 'question_askers.question_id')
    .select('fact')
    .where('address_id', '=', addressId)
    .execute()
  return rows.map(({ fact }) => fact as AskedFact)
}

export async function confirmAddress(db: Database, id: number, now: Date): Promise<void> {
  await db
    .updateTable('question_addresses')
    .set({ confirmed_at: now })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute()
}

/** The questions stay counted. */
export async function deleteAddress(db: Database, id: number): Promise<void> {
  await db.deleteFrom('question_addresses').where('id', '=', id).execute()
}

export async function deleteAddressesOf(db: Database, email: string): Promise<void> {
  await db.deleteFrom('question_addresses').where('email', '=', email.toLowerCase()).execute()
}

/** What a confirmed address has asked becomes the person's; what the person has asked as well stays once. @returns how many */
export async function adoptAsked(
  db: Database,
  { userId, email }: { userId: string; email: string },
): Promise<number> {
  const asker = `user:${userId}`
  const { rows } = await sql`
    with theirs as (
      select question_id, asker from question_askers join question_addresses on question_addresses.id = address_id
      where email = lower(${email}) and confirmed_at is not null
    ), gone as (
      delete from question_askers using theirs
      where question_askers.question_id = theirs.question_id and question_askers.asker = theirs.asker
      returning question_askers.question_id, question_askers.asked_at
    )
    insert into question_askers (question_id, asker, user_id, asked_at)
    select question_id, ${asker}, ${userId}::uuid, min(asked_at) from gone group by question_id
    on conflict do nothing returning 1`.execute(db)
  await db
    .deleteFrom('question_addresses')
    .where('email', '=', email.toLowerCase())
    .where('confirmed_at', 'is not', null)
    .execute()
  return rows.length
}
