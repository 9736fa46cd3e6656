import { type Context, inTransaction } from '../../caller/context.ts'
import { requirePerson } from '../../caller/person.policy.ts'
import { guestOwnerOf } from '../../files/file.policy.ts'
import { adoptUploads } from '../../files/steps/adopt-uploads.ts'
import { moveDraft } from './application-draft.queries.ts'

/**
 * What was begun as a guest is there with its uploads after signing in with the same browser; a draft that the person has already
 * stays instead. @throws {SignInRequired} for guests
 */
export async function adoptDraft(ctx: Context, { jobId }: { jobId: number }): Promise<void> {
  const to = `user:${requirePerson(ctx.actor).userId}` as const
  const key = ctx.client.guestKeys.uploads
  if (key === null) return
  const from = guestOwnerOf(key)
  await inTransaction(ctx, async inside => {
    const fields = await moveDraft(inside.db, { jobId, from, to })
    const files = Array.isArray(fields?.files) ? fields.files.map(String) : []
    await adoptUploads(inside, { from, to, fileIds: files })
  })
}
