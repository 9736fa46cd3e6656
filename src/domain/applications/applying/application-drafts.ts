import { daysAfter } from '../../../basics/time.ts'
import { limits } from '../../../config/limits.ts'
import type { Context } from '../../caller/context.ts'
import { Invalid, NotFound } from '../../caller/errors.ts'
import { requireOwner } from '../../files/file.policy.ts'
import { limitDrafts } from '../../files/steps/limit-drafts.ts'
import { type ApplicationDraft, deleteDraft, findDraft, upsertDraft } from './application-draft.queries.ts'
import { loadJobToApply } from './job-to-apply.queries.ts'

type Key = { jobId: number }
type Save = Key & {
  fields: Record<string, unknown>
}

/**
 * Saves the state of the application form, kept for 30 days after the last change; uploads are referenced by id.
 * @throws {NotFound} without such a job; {Invalid} for more text than an application may have; {TooMany}; {NoRoom}
 */
export async function saveApplicationDraft(ctx: Context, input: Save): Promise<void> {
  const { jobId, fields } = input
  const owner = requireOwner(ctx)
  const bytes = Buffer.byteLength(JSON.stringify(fields))
  if (bytes > limits.applicationDraftBytes) throw new Invalid({})
  if (!(await loadJobToApply(ctx.db, jobId))) throw new NotFound()
  const now = ctx.now()
  const isNew = (await findDraft(ctx.db, owner, jobId, now)) === null
  await limitDrafts(ctx, { owner, isNew, bytes, table: 'application_drafts' })
  const expiresAt = daysAfter(now, limits.applicationDraftDays)
  await upsertDraft(ctx.db, { jobId, fields, owner, now, expiresAt })
}

export async function readApplicationDraft(ctx: Context, { jobId }: Key): Promise<ApplicationDraft | null> {
  return findDraft(ctx.db, requireOwner(ctx), jobId, ctx.now())
}

export async function deleteApplicationDraft(ctx: Context, { jobId }: Key): Promise<void> {
  await deleteDraft(ctx.db, requireOwner(ctx), jobId)
}
