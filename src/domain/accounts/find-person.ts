import type { Context } from '../caller/context.ts'
import { findPersonByEmail, findPersonById, type PersonRow } from './account.queries.ts'

export type Person = PersonRow

/** For use cases of other rooms, which have asked their own policy. */
export async function findPerson(ctx: Context, userId: string): Promise<Person | null> {
  return findPersonById(ctx.db, userId)
}

/** Whose address this is, in lower case; for the same. */
export async function findPersonWithEmail(ctx: Context, email: string): Promise<Person | null> {
  return findPersonByEmail(ctx.db, email)
}
