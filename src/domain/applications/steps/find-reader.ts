import type { Context } from '../../caller/context.ts'
import { findReader as loadReader, type Reader } from '../people.queries.ts'

/** Whom a mail to a person goes to, and in which language; null without a profile. The caller has asked its policy. */
export async function findReader(ctx: Context, userId: string): Promise<Reader | null> {
  return loadReader(ctx.db, userId)
}
