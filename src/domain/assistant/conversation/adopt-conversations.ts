import type { Context } from '../../caller/context.ts'
import { guestOwnerOf } from '../../files/file.policy.ts'
import { moveConversations } from './conversation.queries.ts'

/** What was talked about in this browser before signing in belongs to the person from now on; called at each sign-in. */
export async function adoptConversations(ctx: Context, { userId }: { userId: string }): Promise<void> {
  const key = ctx.client.guestKeys.assistant
  if (key === null) return
  await moveConversations(ctx.db, guestOwnerOf(key), userId)
}
