import type { Database } from '../../../db/client.ts'
import type { BlogPerson, BlogTerm } from './blog-names.ts'

export async function listPeople(db: Database): Promise<BlogPerson[]> {
  return db
    .selectFrom('blog_people')
    .select([
      'id',
      'name',
      'role_de as roleDe',
      'role_en as roleEn',
      'about_de as aboutDe',
      'about_en as aboutEn',
    ])
    .orderBy('name')
    .execute()
}

export async function listTerms(db: Database): Promise<BlogTerm[]> {
  const rows = await db
    .selectFrom('blog_terms')
    .select(['id', 'kind', 'slug', 'name_de as nameDe', 'name_en as nameEn'])
    .orderBy('name_de')
    .execute()
  return rows as BlogTerm[] // the table checks the kinds
}

/** @returns its id; null when another has the name */
export async function upsertPerson(
  db: Database,
  { id, ...person }: Omit<BlogPerson, 'id'> & { id: number | null },
): Promise<number | null> {
  const row = {
    name: person.name,
    role_de: person.roleDe,
    role_en: person.roleEn,
    about_de: person.aboutDe,
    about_en: person.aboutEn,
  }
  const taken = await db
    .selectFrom('blog_people')
    .select('id')
    .where('name', '=', person.name)
    .executeTakeFirst()
  if (taken && taken.id !== id) return null
  if (id === null)
    return (await db.insertInto('blog_people').values(row).returning('id').executeTakeFirstOrThrow()).id
  await db.updateTable('blog_people').set(row).where('id', '=', id).execute()
  return id
}

/** The address of a term stays when its name changes. @returns its id; null when another has the address */
export async function upsertTerm(
  db: Database,
  { id, kind, slug, nameDe, nameEn }: Omit<BlogTerm, 'id'> & { id: number | null },
): Promise<number | null> {
  const names = { name_de: nameDe, name_en: nameEn }
  if (id !== null) {
    await db.updateTable('blog_terms').set(names).where('id', '=', id).where('kind', '=', kind).execute()
    return id
  }
  const row = await db
    .insertInto('blog_terms')
    .values({ kind, slug, ...names })
    .onConflict(conflict => conflict.columns(['kind', 'slug']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Whether readers see an article by it, or one that they once saw. */
export async function isPersonUsed(db: Database, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('blog_articles')
    .select('id')
    .where(eb => eb.or([eb('author_id', '=', id), eb('reviewer_id', '=', id)]))
    .executeTakeFirst()
  return row !== undefined
}

export async function isTermUsed(db: Database, id: number): Promise<boolean> {
  const [tagged, series] = await Promise.all([
    db.selectFrom('blog_article_tags').select('term_id').where('term_id', '=', id).executeTakeFirst(),
    db.selectFrom('blog_articles').select('id').where('series_id', '=', id).executeTakeFirst(),
  ])
  return tagged !== undefined || series !== undefined
}

export async function deletePersonRow(db: Database, id: number): Promise<void> {
  await db.deleteFrom('blog_people').where('id', '=', id).execute()
}

export async function deleteTermRow(db: Database, id: number): Promise<void> {
  await db.deleteFrom('blog_terms').where('id', '=', id).execute()
}
