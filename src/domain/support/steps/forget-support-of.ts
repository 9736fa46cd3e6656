import type { Context } from '../../caller/context.ts'
import { deleteRequestsOfAddress } from '../support.queries.ts'

/** For account deletion: deletes what was written as a guest with the same address. The caller has asked its policy. */
export async function forgetSupportOf(ctx: Context, { email }: { email: string }): Promise<void> {
  await deleteRequestsOfAddress(ctx.db, email)
}
