import { sql } from 'kysely'
import type { Database } from '../../../db/client.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { SearchFrequency } from '../talent-pool.values.ts'

export type TalentSearch = {
  id: string
  employerId: number
  userId: string
  name: string
  criteria: string
  frequency: SearchFrequency
  status: 'active' | 'paused'
  linkKey: string
}

const columns = [
  'id',
  'employer_id as employerId',
  'user_id as userId',
  'name',
  'criteria',
  'frequency',
  'status',
  'link_key as linkKey',
] as const

export async function listSearches(
  db: Database,
  of: { employerId: number; userId: string },
): Promise<TalentSearch[]> {
  const rows = await db
    .selectFrom('talent_searches')
    .select(columns)
    .where('employer_id', '=', of.employerId)
    .where('user_id', '=', of.userId)
    .orderBy('created_at', 'desc')
    .execute()
  // The cast: check constraints limit frequency and status.
  return rows as TalentSearch[]
}

export async function findSearch(
  db: Database,
  by: { id: string } | { linkKey: string },
): Promise<TalentSearch | null> {
  const query = db.selectFrom('talent_searches').select(columns)
  const row = await ('id' in by
    ? query.where('id', '=', by.id)
    : query.where('link_key', '=', by.linkKey)
  ).executeTakeFirst()
  return (row as TalentSearch | undefined) ?? null
}

/** The new id; null when the person keeps the same one already. */
export async function insertSearch(
  db: Database,
  search: Omit<TalentSearch, 'id' | 'status'> & { now: Date },
): Promise<string | null> {
  const row = await db
    .insertInto('talent_searches')
    .values({
      employer_id: search.employerId,
      user_id: search.userId,
      name: search.name,
      criteria: search.criteria,
      frequency: search.frequency,
      link_key: search.linkKey,
      watching_since: search.now,
      created_at: search.now,
    })
    .onConflict(conflict => conflict.columns(['user_id', 'employer_id', 'criteria']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Mails cover what comes after the last start. */
export async function setSearchStatus(
  db: Database,
  id: string,
  status: TalentSearch['status'],
  now: Date,
): Promise<void> {
  await db
    .updateTable('talent_searches')
    .set({ status, ...(status === 'active' ? { watching_since: now } : {}) })
    .where('id', '=', id)
    .execute()
}

export async function deleteSearch(db: Database, id: string): Promise<void> {
  await db.deleteFrom('talent_searches').where('id', '=', id).execute()
}

export type DueSearch = TalentSearch & {
  email: string
  person: string
  locale: Locale
}

/** Claims active searches of people who still act for the employer and whose period has no mail yet; other processes skip them. */
export async function claimDueSearches(
  db: Database,
  due: { frequency: SearchFrequency; period: string; closedAt: Date; limit: number },
): Promise<DueSearch[]> {
  const { rows } = await sql<DueSearch>`
    select s.id, s.employer_id as "employerId", s.user_id as "userId", s.name, s.criteria, s.frequency, s.status,
      s.link_key as "linkKey", u.email, u.name as person, p.locale
    from talent_searches s join users u on u.id = s.user_id join profiles p on p.id = s.user_id
    where s.status = 'active' and s.frequency = ${due.frequency} and s.watching_since < ${due.closedAt} and u.email_verified
      and not exists (select from talent_search_mails m where m.search_id = s.id and m.period = ${due.period})
    order by s.id limit ${due.limit} for no key update of s skip locked`.execute(db)
  return rows
}

/** The period is claimed once, with mail or without; later joiners are for the next one. */
export async function endSearchPeriod(
  db: Database,
  ended: { searchId: string; period: string; people: number; closedAt: Date; now: Date },
): Promise<void> {
  await db
    .insertInto('talent_search_mails')
    .values({ search_id: ended.searchId, period: ended.period, people: ended.people, at: ended.now })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  await db
    .updateTable('talent_searches')
    .set({ watching_since: ended.closedAt })
    .where('id', '=', ended.searchId)
    .execute()
}

export async function deleteSearchMailsBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('talent_search_mails').where('at', '<', before).execute()
}
