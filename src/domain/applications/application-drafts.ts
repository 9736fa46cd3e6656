import { limits } from '../../config/limits.ts'
import type { Context } from '../context.ts'
import { NotFound } from '../errors.ts'
import { requireDraftHolder } from './application.policy.ts'
import { type ApplicationDraft, deleteDraft, findDraft, upsertDraft } from './application-draft.queries.ts'
import { loadJobToApply } from './job-to-apply.queries.ts'

type Key = { jobId: number; holder: string }

/**
 * Keeps what was typed into the form for applying, for 30 days after the last change; uploads are named by their ids.
 * @throws {NotFound} without such a job
 */
export async function saveApplicationDraft(
  ctx: Context,
  input: Key & { fields: Record<string, unknown> },
): Promise<void> {
  requireDraftHolder(ctx.actor, input.holder)
  if (!(await loadJobToApply(ctx.db, input.jobId))) throw new NotFound()
  const now = ctx.now()
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
