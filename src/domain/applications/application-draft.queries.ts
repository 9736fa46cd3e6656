import type { Database } from '../../db/client.ts'

export type ApplicationDraft = { fields: Record<string, unknown>; updatedAt: Date }

export async function findDraft(
  db: Database,
  holder: string,
  jobId: number,
  now: Date,
): Promise<ApplicationDraft | null> {
  const row = await db
    .selectFrom('application_drafts')
    .select(['fields', 'updated_at as updatedAt'])
    .where('holder', '=', holder)
    .where('job_id', '=', jobId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  // The cast: only upsertDraft writes this column.
  return row ? { ...row, fields: row.fields as Record<string, unknown> } : null
}

/** False when there is no such job. */
export async function upsertDraft(
  db: Database,
  draft: { holder: string; jobId: number; fields: Record<string, unknown>; now: Date; expiresAt: Date },
): Promise<void> {
  const values = { fields: JSON.stringify(draft.fields), updated_at: draft.now, expires_at: draft.expiresAt }
  await db
    .insertInto('application_drafts')
    .values({ holder: draft.holder, job_id: draft.jobId, ...values })
    .onConflict(conflict => conflict.columns(['holder', 'job_id']).doUpdateSet(values))
    .execute()
}

export async function deleteDraft(db: Database, holder: string, jobId: number): Promise<void> {
  await db.deleteFrom('application_drafts').where('holder', '=', holder).where('job_id', '=', jobId).execute()
}

export async function deleteDraftsBefore(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('application_drafts').where('expires_at', '<=', now).execute()
}
