import { type Context, inTransaction } from '../caller/context.ts'
import { NotFound } from '../caller/errors.ts'
import { requireJobSeeker } from '../job-seekers/job-seeker.policy.ts'
import { setEmployerNote, setJobNote } from './bookmark.queries.ts'
import type { BookmarkKey } from './bookmark.schema.ts'

/** Sets the person's note on a bookmark, at most 1,000 characters; an empty one removes it. @throws NotFound */
export async function noteBookmark(
  ctx: Context,
  { kind, id, note }: BookmarkKey & { note: string },
): Promise<void> {
  const { userId } = requireJobSeeker(ctx.actor)
  await inTransaction(ctx, async inside => {
    const set = kind === 'job' ? setJobNote : setEmployerNote
    if (!(await set(inside.db, { userId, id, note }))) throw new NotFound()
  })
}
