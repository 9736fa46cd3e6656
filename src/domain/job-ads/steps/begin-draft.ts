import { randomUUID } from 'node:crypto'
import { daysAfter } from '../../../basics/time.ts'
import type { Context } from '../../caller/context.ts'
import { requireDraftOwner } from '../draft-owner.ts'
import { type AdFields, adLimits } from '../job-ad.values.ts'
import { insertDraft } from '../job-draft.queries.ts'

/** Creates a draft for an employer, prefilled with `fields`. @throws SignInRequired, NotAllowed */
export async function beginDraft(
  ctx: Context,
  { employerId, fields }: { employerId: number; fields: AdFields },
): Promise<{ draftId: string }> {
  const now = ctx.now()
  const draftId = await insertDraft(ctx.db, {
    id: randomUUID(),
    owner: requireDraftOwner(ctx),
    employerId,
    jobId: null,
    jobVersion: null,
    content: { typed: fields, base: null },
    step: null,
    now,
    expiresAt: daysAfter(now, adLimits.draftDays),
  })
  return { draftId }
}
