import type { Context } from '../../caller/context.ts'
import { Conflict, Invalid } from '../../caller/errors.ts'
import type { TermKind } from '../article.values.ts'
import { requireEditor } from '../blog.policy.ts'
import { slugOf } from '../steps/slug-of.ts'
import {
  deletePersonRow,
  deleteTermRow,
  isPersonUsed,
  isTermUsed,
  listPeople,
  listTerms,
  upsertPerson,
  upsertTerm,
} from './blog-list.queries.ts'
import type { BlogPerson, BlogTerm } from './blog-names.ts'

export type BlogLists = { people: BlogPerson[]; terms: BlogTerm[] }

/** Authors and reviewers, tags and series. @throws SignInRequired, NotAllowed for anyone but editors, as all of these */
export async function listBlogLists(ctx: Context): Promise<BlogLists> {
  requireEditor(ctx)
  const [people, terms] = await Promise.all([listPeople(ctx.db), listTerms(ctx.db)])
  return { people, terms }
}

/** Adds somebody, or changes the one of `id`. @throws {Invalid} on `name` when another has it */
export async function saveBlogPerson(
  ctx: Context,
  person: Omit<BlogPerson, 'id'> & { id: number | null },
): Promise<void> {
  requireEditor(ctx)
  if ((await upsertPerson(ctx.db, person)) === null)
    throw new Invalid({ name: [{ key: 'blog.problem.name-taken' }] })
}

/** Adds a tag or a series, or names the one of `id` differently. @throws {Invalid} on `nameDe` when there is one already */
export async function saveBlogTerm(
  ctx: Context,
  term: { id: number | null; kind: TermKind; nameDe: string; nameEn: string },
): Promise<void> {
  requireEditor(ctx)
  const slug = slugOf(term.nameDe)
  const id = slug === '' ? null : await upsertTerm(ctx.db, { ...term, slug })
  if (id === null) throw new Invalid({ nameDe: [{ key: 'blog.problem.name-taken' }] })
}

/** @throws {Conflict} while an article names them */
export async function deleteBlogPerson(ctx: Context, { id }: { id: number }): Promise<void> {
  requireEditor(ctx)
  if (await isPersonUsed(ctx.db, id)) throw new Conflict('blog.problem.used')
  await deletePersonRow(ctx.db, id)
}

/** @throws {Conflict} while an article has it */
export async function deleteBlogTerm(ctx: Context, { id }: { id: number }): Promise<void> {
  requireEditor(ctx)
  if (await isTermUsed(ctx.db, id)) throw new Conflict('blog.problem.used')
  await deleteTermRow(ctx.db, id)
}
