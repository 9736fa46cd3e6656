import type { BookmarkKey } from '../../../../domain/bookmarks/bookmark.schema.ts'
import { removeSavedEmployer, saveEmployer } from '../../../../domain/bookmarks/save-employer.ts'
import { removeSavedJob, saveJob } from '../../../../domain/bookmarks/save-job.ts'
import type { Context } from '../../../../domain/caller/context.ts'

export async function saveBookmark(
  ctx: Context,
  { kind, id, ...facts }: BookmarkKey & { note?: string },
): Promise<void> {
  if (kind === 'job') await saveJob(ctx, { jobId: id, ...facts })
  else await saveEmployer(ctx, { employerId: id, ...facts })
}

/** Returns the note of the removed bookmark, so that it can be restored. */
export async function removeBookmark(ctx: Context, { kind, id }: BookmarkKey): Promise<{ note: string }> {
  const removed =
    kind === 'job'
      ? await removeSavedJob(ctx, { jobId: id })
      : await removeSavedEmployer(ctx, { employerId: id })
  return { note: removed?.note ?? '' }
}
