import type { Context } from '../../caller/context.ts'
import { markUnusedOf } from '../file.queries.ts'

/** Gives up everything that a person holds, in the transaction that deletes the person; the caller has asked its policy. */
export async function releaseFilesOfPerson(ctx: Context, userId: string): Promise<void> {
  await markUnusedOf(ctx.db, `user:${userId}`, ctx.now())
}
