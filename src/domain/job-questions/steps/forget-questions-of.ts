import type { Context } from '../../caller/context.ts'
import { deleteAddressesOf } from '../question-address.queries.ts'

/** For account deletion: deletes what was left with the address only. The caller has asked its policy. */
export async function forgetQuestionsOf(ctx: Context, { email }: { email: string }): Promise<void> {
  await deleteAddressesOf(ctx.db, email)
}
