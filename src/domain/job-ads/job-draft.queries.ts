import type { Selectable } from 'kysely'
import { isUuid } from '../../basics/uuid.ts'
import type { Database } from '../../db/client.ts'
import type { JobDrafts } from '../../db/tables.ts'
import type { AdFields } from './job-ad.values.ts'

/** A draft's content: the form data, and for a change the ad it started from. */
export type DraftContent = { typed: AdFields; base: AdFields | null }

export type DraftRow = Omit<Selectable<JobDrafts>, 'fields'> & DraftContent

export async function loadDraft(db: Database, id: string, { lock = false } = {}): Promise<DraftRow | null> {
  if (!isUuid(id)) return null
  const query = db.selectFrom('job_drafts').selectAll().where('id', '=', id)
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  return row ? toDraft(row) : null
}

/** The newest first, new ads and changes alike; at most 50. */
export async function listDraftsOf(db: Database, owner: string, now: Date): Promise<DraftRow[]> {
  const rows = await db
    .selectFrom('job_drafts')
    .selectAll()
    .where('owner', '=', owner)
    .where('expires_at', '>', now)
    .orderBy('updated_at', 'desc')
    .limit(50)
    .execute()
  return rows.map(toDraft)
}

export async function findChangeDraft(db: Database, owner: string, jobId: number): Promise<DraftRow | null> {
  const row = await db
    .selectFrom('job_drafts')
    .selectAll()
    .where('owner', '=', owner)
    .where('job_id', '=', jobId)
    .executeTakeFirst()
  return row ? toDraft(row) : null
}

type NewDraft = {
  /** Chosen by the caller, so that a form can refer to its draft before the first save. */
  id?: string
  owner: string
  employerId: number | null
  jobId: number | null
  jobVersion: number | null
  content: DraftContent
  step: string | null
  now: Date
  expiresAt: Date
}

/** Concurrent calls create one draft: the second finds the first's. */
export async function insertDraft(db: Database, draft: NewDraft): Promise<string> {
  const row = await db
    .insertInto('job_drafts')
    .values({
      ...(draft.id === undefined ? {} : { id: draft.id }),
      owner: draft.owner,
      employer_id: draft.employerId,
      job_id: draft.jobId,
      job_version: draft.jobVersion,
      fields: JSON.stringify(draft.content),
      step: draft.step,
      created_at: draft.now,
      updated_at: draft.now,
      expires_at: draft.expiresAt,
    })
    .onConflict(conflict =>
      conflict
        .columns(['owner', 'job_id'])
        .where('job_id', 'is not', null)
        .doUpdateSet({ updated_at: draft.now }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function updateDraft(
  db: Database,
  id: string,
  change: {
    content: DraftContent
    step?: string | null
    employerId?: number | null
    jobVersion?: number
    now: Date
    expiresAt: Date
  },
): Promise<void> {
  await db
    .updateTable('job_drafts')
    .set({
      fields: JSON.stringify(change.content),
      updated_at: change.now,
      expires_at: change.expiresAt,
      ...(change.step === undefined ? {} : { step: change.step }),
      ...(change.employerId === undefined ? {} : { employer_id: change.employerId }),
      ...(change.jobVersion === undefined ? {} : { job_version: change.jobVersion }),
    })
    .where('id', '=', id)
    .execute()
}

export async function deleteDraft(db: Database, id: string): Promise<void> {
  await db.deleteFrom('job_drafts').where('id', '=', id).execute()
}

/** Transfers a guest's drafts after signing in with the same browser. */
export async function moveDrafts(db: Database, from: string, to: string): Promise<void> {
  await db
    .updateTable('job_drafts')
    .set({ owner: to })
    .where('owner', '=', from)
    .where('job_id', 'is', null)
    .execute()
}

export async function deleteExpiredDrafts(db: Database, now: Date): Promise<number> {
  const result = await db.deleteFrom('job_drafts').where('expires_at', '<=', now).executeTakeFirst()
  return Number(result.numDeletedRows)
}

function toDraft({ fields, ...row }: Selectable<JobDrafts>): DraftRow {
  // The cast: only this file writes the column.
  const { typed, base } = fields as unknown as DraftContent
  return { ...row, typed, base }
}
