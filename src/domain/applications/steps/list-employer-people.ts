import type { Context } from '../../caller/context.ts'
import { findEmployerPeople, type Reader } from '../people.queries.ts'

/**
 * Recipients of an employer's mails: its owner, the person with its e-mail address, and linked people. The caller has checked its policy.
 */
export async function listEmployerPeople(ctx: Context, employerId: number): Promise<Reader[]> {
  return findEmployerPeople(ctx.db, employerId)
}
