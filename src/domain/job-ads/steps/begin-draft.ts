import { randomUUID } from 'node:crypto'
import type { Context } from '../../caller/context.ts'
import { requireDraftHolder } from '../draft-holder.ts'
import { type AdFields, adLimits } from '../job-ad.values.ts'
import { insertDraft } from '../job-draft.queries.ts'

/** A new ad of the person for an employer, with what is known of it already. @throws SignInRequired, NotAllowed */
export async function beginDraft(
  ctx: Context,
  { employerId, fields }: { employerId: number; fields: AdFields },
): Promise<{ draftId: string }> {
  const now = ctx.now()
  const draftId = await insertDraft(ctx.db, {
    id: randomUUID(),
    holder: requireDraftHolder(ctx.actor, null),
    employerId,
    jobId: null,
    jobVersion: null,
    content: { typed: fields, base: null },
    step: null,
    now,
    expiresAt: new Date(now.getTime() + adLimits.draftDays * 86_400_000),
  })
  return { draftId }
}
