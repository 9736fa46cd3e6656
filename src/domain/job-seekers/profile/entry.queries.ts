import type { Database } from '../../../db/client.ts'
import type { EducationFields, LicenceFields, PositionFields } from './profile-rows.ts'

type NewOf = { userId: string; now: Date }

export async function insertPositions(
  db: Database,
  { userId, now }: NewOf,
  positions: readonly PositionFields[],
): Promise<void> {
  if (positions.length === 0) return
  const rows = positions.map(fields => ({ ...positionColumns(fields), user_id: userId, created_at: now }))
  await db.insertInto('seeker_positions').values(rows).execute()
}

/** @returns false when it is not theirs */
export async function updatePosition(
  db: Database,
  { userId, id }: { userId: string; id: string },
  fields: PositionFields,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('seeker_positions')
    .set(positionColumns(fields))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

function positionColumns(fields: PositionFields) {
  const { title, employer, city, profession, specialty, fromMonth, toMonth, isCurrent, duties } = fields
  return {
    title,
    employer,
    city,
    profession,
    specialty,
    from_month: fromMonth,
    to_month: toMonth,
    is_current: isCurrent,
    duties,
  }
}

export async function insertEducations(
  db: Database,
  { userId, now }: NewOf,
  educations: readonly EducationFields[],
): Promise<void> {
  if (educations.length === 0) return
  const rows = educations.map(fields => ({ ...educationColumns(fields), user_id: userId, created_at: now }))
  await db.insertInto('seeker_educations').values(rows).execute()
}

/** @returns false when it is not theirs */
export async function updateEducation(
  db: Database,
  { userId, id }: { userId: string; id: string },
  fields: EducationFields,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('seeker_educations')
    .set(educationColumns(fields))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

function educationColumns({ name, institution, fromMonth, toMonth }: EducationFields) {
  return { name, institution, from_month: fromMonth, to_month: toMonth }
}

export async function insertLicences(
  db: Database,
  { userId, now }: NewOf,
  licences: readonly (LicenceFields & { proofFileId?: string | null })[],
): Promise<void> {
  if (licences.length === 0) return
  const rows = licences.map(fields => ({
    ...licenceColumns(fields),
    proof_file_id: fields.proofFileId ?? null,
    user_id: userId,
    created_at: now,
  }))
  await db.insertInto('seeker_licences').values(rows).execute()
}

/** A proof stays when none is given. @returns false when the licence is not theirs */
export async function updateLicence(
  db: Database,
  { userId, id }: { userId: string; id: string },
  fields: LicenceFields & { proofFileId?: string | null },
): Promise<boolean> {
  const proof = fields.proofFileId === undefined ? {} : { proof_file_id: fields.proofFileId }
  const { numUpdatedRows } = await db
    .updateTable('seeker_licences')
    .set({ ...licenceColumns(fields), ...proof })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

function licenceColumns({ kind, name, profession, specialty, country, state, obtainedOn }: LicenceFields) {
  return { kind, name, profession, specialty, country, state, obtained_on: obtainedOn }
}

const tables = {
  position: 'seeker_positions',
  education: 'seeker_educations',
  licence: 'seeker_licences',
} as const
export type EntryKind = keyof typeof tables

export async function countEntries(db: Database, kind: EntryKind, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom(tables[kind])
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export async function deleteEntry(
  db: Database,
  kind: EntryKind,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  await db.deleteFrom(tables[kind]).where('id', '=', id).where('user_id', '=', userId).execute()
}

/** Undefined for a licence that is not theirs, null for one without a proof. */
export async function findProofFileId(
  db: Database,
  { userId, id }: { userId: string; id: string },
): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('seeker_licences')
    .select('proof_file_id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.proof_file_id
}
