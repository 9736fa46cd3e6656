import type { Context } from '../../caller/context.ts'
import { findRequestsOfPerson } from '../old-support.queries.ts'
import { deleteConversations } from './delete-conversations.ts'

/** For account deletion: deletes what the person wrote, also as a guest with the same address, with its files. The caller has asked its policy. */
export async function forgetSupportOf(
  ctx: Context,
  person: { email: string; userId: string | null },
): Promise<void> {
  await deleteConversations(ctx, await findRequestsOfPerson(ctx.db, person))
}
