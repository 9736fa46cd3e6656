import { type Context, inTransaction } from '../caller/context.ts'
import { type AdDifference, differencesOf } from './ad-differences.ts'
import { requireDraftOwner } from './draft-owner.ts'
import { loadJobPlaces, loadPersonName } from './job-ad.queries.ts'
import type { AdFields } from './job-ad.values.ts'
import { updateDraft } from './job-draft.queries.ts'
import { readJobDraft } from './save-job-draft.ts'
import { adFields } from './steps/job-ad-fields.ts'
import { loadChangeableJob } from './steps/load-changeable-job.ts'

/** What someone else changed since the draft was started, and who; null without relevant changes. */
export async function compareJobChange(
  ctx: Context,
  draft: { job_id: number | null; job_version: number | null; typed: AdFields; base: AdFields | null },
): Promise<{
  by: string | null
  at: Date
  version: number
  theirs: AdFields
  differences: AdDifference[]
} | null> {
  if (draft.job_id === null) return null
  const job = await loadChangeableJob(ctx, draft.job_id)
  if (job.version === draft.job_version) return null
  const theirs = adFields(job, await loadJobPlaces(ctx.db, job.id))
  const differences = differencesOf({ base: draft.base, fields: draft.typed }, theirs)
  if (differences.length === 0) return null
  return {
    by: await loadPersonName(ctx.db, job.changed_by),
    at: job.updated_at,
    version: job.version,
    theirs,
    differences,
  }
}

/** Rebases the draft on the other person's version: `theirs` lists the fields to take from it, the rest stay. */
export async function settleJobChange(
  ctx: Context,
  input: { draftId: string; takeTheirs: readonly string[] },
): Promise<void> {
  requireDraftOwner(ctx)
  await inTransaction(ctx, async inside => {
    const { db } = inside
    const draft = await readJobDraft(inside, input)
    const compared = await compareJobChange(inside, draft)
    if (!compared || draft.job_id === null) return
    const taken = compared.differences.filter(({ field }) => input.takeTheirs.includes(field))
    const typed = { ...draft.typed, ...Object.fromEntries(taken.map(({ field, theirs }) => [field, theirs])) }
    const content = { typed, base: compared.theirs }
    await updateDraft(db, draft.id, {
      content,
      jobVersion: compared.version,
      now: inside.now(),
      expiresAt: draft.expires_at,
    })
  })
}
