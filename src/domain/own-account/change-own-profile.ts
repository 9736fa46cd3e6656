import { noteEvent } from '../audit/steps/note-event.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { requirePerson } from '../caller/person.policy.ts'
import { loadOwnProfile, saveOwnProfile } from './own-account.queries.ts'
import type { OwnProfileInput } from './own-account.schema.ts'

export async function readOwnProfile(ctx: Context) {
  return loadOwnProfile(ctx.db, requirePerson(ctx.actor).userId)
}

export async function changeOwnProfile(ctx: Context, profile: OwnProfileInput): Promise<void> {
  const { userId } = requirePerson(ctx.actor)
  await inTransaction(ctx, async inside => {
    await saveOwnProfile(inside.db, userId, profile, inside.now())
    await noteEvent(inside, 'profile-changed')
  })
}
