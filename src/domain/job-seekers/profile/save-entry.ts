import { isUuid } from '../../../basics/uuid.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { requireJobSeeker } from '../job-seeker.policy.ts'
import { saveJobSeeker } from '../job-seeker.queries.ts'
import { foundOrNot, writeEntry } from '../steps/write-entry.ts'
import {
  deleteEntry,
  type EntryKind,
  insertEducations,
  insertPositions,
  updateEducation,
  updatePosition,
} from './entry.queries.ts'
import type { EducationInput, PositionInput } from './profile.schema.ts'
import { readPosition } from './read-entries.ts'

/** `id` is null for a new one. */
export type Entry<Fields> = { id: string | null } & Fields

/**
 * Adds a position to the caller's profile, or changes one.
 * @throws {Invalid} for an unknown profession or specialty; {Conflict} when the list is full; {NotFound} for one that is not theirs
 */
export async function savePosition(ctx: Context, { id, ...input }: Entry<PositionInput>): Promise<void> {
  const { userId } = requireJobSeeker(ctx.actor)
  const fields = readPosition(input)
  await writeEntry(ctx, { kind: 'position', userId, id }, async (db, owner) =>
    owner.id === null
      ? insertPositions(db, owner, [fields])
      : foundOrNot(await updatePosition(db, { userId, id: owner.id }, fields)),
  )
}

/** The same for an education. @throws {Conflict} when the list is full; {NotFound} for one that is not theirs */
export async function saveEducation(ctx: Context, { id, ...fields }: Entry<EducationInput>): Promise<void> {
  const { userId } = requireJobSeeker(ctx.actor)
  await writeEntry(ctx, { kind: 'education', userId, id }, async (db, owner) =>
    owner.id === null
      ? insertEducations(db, owner, [fields])
      : foundOrNot(await updateEducation(db, { userId, id: owner.id }, fields)),
  )
}

/** Removes a position or an education; one that is gone already, or not theirs, changes nothing. */
export async function removeEntry(
  ctx: Context,
  { kind, id }: { kind: Exclude<EntryKind, 'licence'>; id: string },
): Promise<void> {
  const { userId } = requireJobSeeker(ctx.actor)
  if (!isUuid(id)) return
  await inTransaction(ctx, async inside => {
    await saveJobSeeker(inside.db, userId, {}, inside.now())
    await deleteEntry(inside.db, kind, { userId, id })
  })
}
