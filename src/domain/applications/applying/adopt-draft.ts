import { type Context, inTransaction } from '../../caller/context.ts'
import { adoptUploads } from '../../files/steps/adopt-uploads.ts'
import { requireDraftHolder } from '../application.policy.ts'
import { moveDraft } from './application-draft.queries.ts'

type Move = { jobId: number; from: `guest:${string}`; to: `user:${string}` }

/**
 * What was begun as a guest is there with its uploads after signing in with the same browser; a draft that the person has already
 * stays instead. @throws {SignInRequired} unless `to` is who asks
 */
export async function adoptDraft(ctx: Context, { jobId, from, to }: Move): Promise<void> {
  requireDraftHolder(ctx.actor, to)
  await inTransaction(ctx, async inside => {
    const fields = await moveDraft(inside.db, { jobId, from, to })
    const files = Array.isArray(fields?.files) ? fields.files.map(String) : []
    await adoptUploads(inside, { from, to, fileIds: files })
  })
}
