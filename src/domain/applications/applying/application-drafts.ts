import { limits } from '../../../config/limits.ts'
import type { Context } from '../../caller/context.ts'
import { Invalid, NotFound } from '../../caller/errors.ts'
import { limitDrafts } from '../../files/steps/limit-drafts.ts'
import { requireDraftHolder } from '../application.policy.ts'
import { type ApplicationDraft, deleteDraft, findDraft, upsertDraft } from './application-draft.queries.ts'
import { loadJobToApply } from './job-to-apply.queries.ts'

type Key = { jobId: number; holder: string }
type Save = Key & {
  fields: Record<string, unknown>
  /** Network address, to slow down who fills the site with drafts. */
  address: string
}

/**
 * Keeps what was typed into the form for applying, for 30 days after the last change; uploads are named by their ids.
 * @throws {NotFound} without such a job; {Invalid} for more text than an application may have; {TooMany}; {NoRoom}
 */
export async function saveApplicationDraft(ctx: Context, { address, ...input }: Save): Promise<void> {
  const { holder, jobId, fields } = input
  requireDraftHolder(ctx.actor, holder)
  const bytes = Buffer.byteLength(JSON.stringify(fields))
  if (bytes > limits.applicationDraftBytes) throw new Invalid({})
  if (!(await loadJobToApply(ctx.db, jobId))) throw new NotFound()
  const now = ctx.now()
  const isNew = (await findDraft(ctx.db, holder, jobId, now)) === null
  await limitDrafts(ctx, { holder, address, isNew, bytes, table: 'application_drafts' })
  const expiresAt = new Date(now.getTime() + limits.applicationDraftDays * 86_400_000)
  await upsertDraft(ctx.db, { ...input, now, expiresAt })
}

export async function readApplicationDraft(
  ctx: Context,
  { holder, jobId }: Key,
): Promise<ApplicationDraft | null> {
  requireDraftHolder(ctx.actor, holder)
  return findDraft(ctx.db, holder, jobId, ctx.now())
}

export async function deleteApplicationDraft(ctx: Context, { holder, jobId }: Key): Promise<void> {
  requireDraftHolder(ctx.actor, holder)
  await deleteDraft(ctx.db, holder, jobId)
}
