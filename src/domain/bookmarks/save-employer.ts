import { limits } from '../../config/limits.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict } from '../caller/errors.ts'
import { readEmployer } from '../employers/read-employer.ts'
import { requireJobSeeker } from '../job-seekers/job-seeker.policy.ts'
import { type Bookmark, countAllSaved, deleteSavedEmployer, insertSavedEmployer } from './bookmark.queries.ts'

/** Saves an employer for the caller, at most 500; one already saved is left unchanged. @throws NotFound, Conflict when the list is full */
export async function saveEmployer(
  ctx: Context,
  input: { employerId: number; note?: string },
): Promise<void> {
  const { userId } = requireJobSeeker(ctx.actor)
  const { id } = await readEmployer(ctx, input.employerId)
  const { note = '' } = input
  await inTransaction(ctx, async inside => {
    const isNew = await insertSavedEmployer(inside.db, { userId, id, note, savedAt: inside.now() })
    if (isNew && (await countAllSaved(inside.db, userId, 'employers')) > limits.bookmarksPerPerson)
      throw new Conflict('bookmark-list.full')
  })
}

/** @returns what was removed; null when nothing was */
export async function removeSavedEmployer(
  ctx: Context,
  { employerId }: { employerId: number },
): Promise<Bookmark | null> {
  const { userId } = requireJobSeeker(ctx.actor)
  return inTransaction(ctx, inside => deleteSavedEmployer(inside.db, userId, employerId))
}
