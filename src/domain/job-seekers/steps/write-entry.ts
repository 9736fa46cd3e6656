import { isUuid } from '../../../basics/uuid.ts'
import { limits } from '../../../config/limits.ts'
import type { Database } from '../../../db/client.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { Conflict, NotFound } from '../../caller/errors.ts'
import { saveJobSeeker } from '../job-seeker.queries.ts'
import { countEntries, type EntryKind } from '../profile/entry.queries.ts'

export const entryLimits = {
  position: limits.profilePositions,
  education: limits.profileEducations,
  licence: limits.profileLicences,
} satisfies Record<EntryKind, number>

/** Marks the profile as changed, and makes its row when it is the first thing somebody says; a new entry must fit into the list. */
export async function writeEntry(
  ctx: Context,
  { kind, userId, id }: { kind: EntryKind; userId: string; id: string | null },
  write: (db: Database, owner: { userId: string; now: Date; id: string | null }) => Promise<void>,
): Promise<void> {
  if (id !== null && !isUuid(id)) throw new NotFound()
  await inTransaction(ctx, async inside => {
    const now = inside.now()
    // Locks the person's row, so that two forms sent at once cannot exceed the limit together.
    await saveJobSeeker(inside.db, userId, {}, now)
    if (id === null && (await countEntries(inside.db, kind, userId)) >= entryLimits[kind])
      throw new Conflict('profile.list-full')
    await write(inside.db, { userId, now, id })
  })
}

export function foundOrNot(isFound: boolean): void {
  if (!isFound) throw new NotFound()
}
