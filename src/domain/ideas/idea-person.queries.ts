import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { IdeaPerson } from './idea.ts'

const people = (db: Database) =>
  db
    .selectFrom('idea_people')
    .select([
      'id',
      'user_id as userId',
      'email',
      'locale',
      'link_key as linkKey',
      'confirmed_at as confirmedAt',
    ])

export async function findPersonOfUser(db: Database, userId: string): Promise<IdeaPerson | null> {
  const row = await people(db).where('user_id', '=', userId).executeTakeFirst()
  return (row as IdeaPerson | undefined) ?? null // the table checks the language
}

export async function findPersonOfBrowser(db: Database, browser: string): Promise<IdeaPerson | null> {
  const row = await people(db)
    .where('id', '=', eb => eb.selectFrom('idea_browsers').select('person_id').where('browser', '=', browser))
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return (row as IdeaPerson | undefined) ?? null
}

export async function findPersonByKey(db: Database, linkKey: string): Promise<IdeaPerson | null> {
  const row = await people(db).where('link_key', '=', linkKey).executeTakeFirst()
  return (row as IdeaPerson | undefined) ?? null
}

export async function findPersonByEmail(db: Database, email: string): Promise<IdeaPerson | null> {
  const row = await people(db).where('email', '=', email).executeTakeFirst()
  return (row as IdeaPerson | undefined) ?? null
}

type New = { locale: Locale; linkKey: string; now: Date }

export async function keepPersonOfUser(
  db: Database,
  { userId, locale, linkKey, now }: New & { userId: string },
): Promise<IdeaPerson> {
  await db
    .insertInto('idea_people')
    .values({ user_id: userId, locale, link_key: linkKey, asked_at: now, confirmed_at: now })
    .onConflict(conflict => conflict.column('user_id').doNothing())
    .execute()
  return (await people(db).where('user_id', '=', userId).executeTakeFirstOrThrow()) as IdeaPerson
}

/** The language is that of the last time. */
export async function keepPersonOfEmail(
  db: Database,
  { email, locale, linkKey, now }: New & { email: string },
): Promise<IdeaPerson> {
  await db
    .insertInto('idea_people')
    .values({ email, locale, link_key: linkKey, asked_at: now })
    .onConflict(conflict => conflict.column('email').doUpdateSet({ locale, asked_at: now }))
    .execute()
  return (await people(db).where('email', '=', email).executeTakeFirstOrThrow()) as IdeaPerson
}

/** Everything that waited for the address counts from now on. */
export async function confirmPerson(db: Database, personId: number, now: Date): Promise<void> {
  await db
    .updateTable('idea_people')
    .set({ confirmed_at: sql`coalesce(confirmed_at, ${now})` })
    .where('id', '=', personId)
    .execute()
  for (const table of ['idea_votes', 'idea_followers'] as const)
    await db
      .updateTable(table)
      .set({ is_confirmed: true })
      .where('person_id', '=', personId)
      .where('is_confirmed', '=', false)
      .execute()
  for (const table of ['ideas', 'idea_comments'] as const)
    await db
      .updateTable(table)
      .set({ published_at: now })
      .where('person_id', '=', personId)
      .where('published_at', 'is', null)
      .execute()
}

/** What waits for the address, and was not done by its owner. */
export async function discardWaiting(db: Database, personId: number): Promise<void> {
  for (const table of ['idea_votes', 'idea_followers'] as const)
    await db.deleteFrom(table).where('person_id', '=', personId).where('is_confirmed', '=', false).execute()
  for (const table of ['ideas', 'idea_comments'] as const)
    await db.deleteFrom(table).where('person_id', '=', personId).where('published_at', 'is', null).execute()
}

export async function keepBrowser(db: Database, browser: string, personId: number): Promise<void> {
  await db
    .insertInto('idea_browsers')
    .values({ browser, person_id: personId })
    .onConflict(conflict => conflict.column('browser').doUpdateSet({ person_id: personId }))
    .execute()
}

/** Votes and mails go with the person; what was published stays, without a name. */
export async function deletePerson(db: Database, personId: number): Promise<void> {
  await discardWaiting(db, personId)
  for (const table of ['ideas', 'idea_comments'] as const)
    await db
      .updateTable(table)
      .set({ author_name: null, is_by_employer: false })
      .where('person_id', '=', personId)
      .execute()
  await db.deleteFrom('idea_people').where('id', '=', personId).execute()
}

/** One person was two: what both have done counts once. */
export async function joinPeople(
  db: Database,
  { from, to, now }: { from: number; to: number; now: Date },
): Promise<void> {
  await confirmPerson(db, from, now)
  for (const table of ['idea_votes', 'idea_followers'] as const) {
    await sql`update ${sql.table(table)} mine set person_id = ${to} where person_id = ${from} and not exists
      (select from ${sql.table(table)} theirs where theirs.idea_id = mine.idea_id and theirs.person_id = ${to})`.execute(
      db,
    )
  }
  for (const table of ['ideas', 'idea_comments'] as const)
    await db.updateTable(table).set({ person_id: to }).where('person_id', '=', from).execute()
  await db.deleteFrom('idea_people').where('id', '=', from).execute()
}

/** Addresses that nobody has confirmed, with what waited for them. @returns how many */
export async function deleteUnconfirmedPeople(db: Database, before: Date): Promise<number> {
  const people = await db
    .selectFrom('idea_people')
    .select('id')
    .where('confirmed_at', 'is', null)
    .where('asked_at', '<', before)
    .execute()
  for (const { id } of people) await deletePerson(db, id)
  return people.length
}

/** What somebody may have written in the name of an address that is confirmed. */
export async function deleteOldWaiting(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('ideas').where('published_at', 'is', null).where('written_at', '<', before).execute()
  await db
    .deleteFrom('idea_comments')
    .where('published_at', 'is', null)
    .where('written_at', '<', before)
    .execute()
  await db.deleteFrom('idea_votes').where('is_confirmed', '=', false).where('voted_at', '<', before).execute()
  await db
    .deleteFrom('idea_followers')
    .where('is_confirmed', '=', false)
    .where('followed_at', '<', before)
    .execute()
}
