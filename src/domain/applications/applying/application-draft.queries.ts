import type { Database } from '../../../db/client.ts'

export type ApplicationDraft = { fields: Record<string, unknown>; updatedAt: Date }

export async function findDraft(
  db: Database,
  owner: string,
  jobId: number,
  now: Date,
): Promise<ApplicationDraft | null> {
  const row = await db
    .selectFrom('application_drafts')
    .select(['fields', 'updated_at as updatedAt'])
    .where('owner', '=', owner)
    .where('job_id', '=', jobId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  // The cast: only upsertDraft writes this column.
  return row ? { ...row, fields: row.fields as Record<string, unknown> } : null
}

export async function upsertDraft(
  db: Database,
  draft: { owner: string; jobId: number; fields: Record<string, unknown>; now: Date; expiresAt: Date },
): Promise<void> {
  const values = { fields: JSON.stringify(draft.fields), updated_at: draft.now, expires_at: draft.expiresAt }
  await db
    .insertInto('application_drafts')
    .values({ owner: draft.owner, job_id: draft.jobId, ...values })
    .onConflict(conflict => conflict.columns(['owner', 'job_id']).doUpdateSet(values))
    .execute()
}

/** Null when there is none, or when `to` already has one. */
export async function moveDraft(
  db: Database,
  { jobId, from, to }: { jobId: number; from: string; to: string },
): Promise<Record<string, unknown> | null> {
  const row = await db
    .updateTable('application_drafts')
    .set({ owner: to })
    .where('owner', '=', from)
    .where('job_id', '=', jobId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('application_drafts as own')
            .select('own.job_id')
            .where('own.owner', '=', to)
            .where('own.job_id', '=', jobId),
        ),
      ),
    )
    .returning('fields')
    .executeTakeFirst()
  // The cast: only upsertDraft writes this column.
  return (row?.fields as Record<string, unknown> | undefined) ?? null
}

export async function deleteDraft(db: Database, owner: string, jobId: number): Promise<void> {
  await db.deleteFrom('application_drafts').where('owner', '=', owner).where('job_id', '=', jobId).execute()
}

export async function deleteDraftsBefore(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('application_drafts').where('expires_at', '<=', now).execute()
}
