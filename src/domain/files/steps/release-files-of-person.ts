import type { Context } from '../../caller/context.ts'
import { markUnusedOf } from '../file.queries.ts'

/** Releases all files of a person, in the transaction that deletes the person; the caller has checked its policy. */
export async function releaseFilesOfPerson(ctx: Context, userId: string): Promise<void> {
  await markUnusedOf(ctx.db, `user:${userId}`, ctx.now())
}
