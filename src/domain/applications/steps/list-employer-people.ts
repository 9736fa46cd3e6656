import type { Context } from '../../caller/context.ts'
import { findEmployerPeople, type Reader } from '../people.queries.ts'

/** Who is written to in an employer's matters: its owner, who has its address, and those linked to it. The caller has asked its policy. */
export async function listEmployerPeople(ctx: Context, employerId: number): Promise<Reader[]> {
  return findEmployerPeople(ctx.db, employerId)
}
