import type { Database } from '../../../db/client.ts'
import type { VerificationWay } from './verification.values.ts'

export type Verification = {
  at: Date
  way: VerificationWay
  note: string | null
  by: string | null
}

export async function findVerification(db: Database, employerId: number): Promise<Verification | null> {
  const row = await db
    .selectFrom('employers')
    .leftJoin('users', 'users.id', 'employers.verified_by')
    .select(['verified_at as at', 'verified_way as way', 'verified_note as note', 'users.name as by'])
    .where('employers.id', '=', employerId)
    .where('verified_at', 'is not', null)
    .executeTakeFirst()
  if (!row?.at || !row.way) return null
  // The cast: a check constraint allows just these.
  return { at: row.at, way: row.way as VerificationWay, note: row.note, by: row.by }
}

/** @returns false for an unknown employer */
export async function setVerification(
  db: Database,
  employerId: number,
  verification: { at: Date; way: VerificationWay; note: string | null; by: string | null } | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('employers')
    .set({
      verified_at: verification?.at ?? null,
      verified_way: verification?.way ?? null,
      verified_note: verification?.note ?? null,
      verified_by: verification?.by ?? null,
    })
    .where('id', '=', employerId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function insertVerificationMail(
  db: Database,
  mail: { employerId: number; email: string; linkKey: string; askedBy: string; at: Date; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('employer_verification_mails')
    .values({
      employer_id: mail.employerId,
      email: mail.email,
      link_key: mail.linkKey,
      asked_by: mail.askedBy,
      asked_at: mail.at,
      expires_at: mail.expiresAt,
    })
    .execute()
}

export type VerificationMail = {
  id: number
  employerId: number
  employerName: string
  email: string
  expiresAt: Date
  confirmedAt: Date | null
}

export async function findVerificationMail(db: Database, linkKey: string): Promise<VerificationMail | null> {
  const row = await db
    .selectFrom('employer_verification_mails as mails')
    .innerJoin('employers', 'employers.id', 'mails.employer_id')
    .select([
      'mails.id',
      'mails.employer_id as employerId',
      'employers.name as employerName',
      'mails.email',
      'mails.expires_at as expiresAt',
      'mails.confirmed_at as confirmedAt',
    ])
    .where('mails.link_key', '=', linkKey)
    .executeTakeFirst()
  return row ?? null
}

/** @returns false when it was confirmed before */
export async function confirmVerificationMail(db: Database, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('employer_verification_mails')
    .set({ confirmed_at: now })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** The last mail that was sent for it; null when none was. */
export async function findLastVerificationMail(db: Database, employerId: number) {
  const row = await db
    .selectFrom('employer_verification_mails')
    .select(['email', 'asked_at as askedAt', 'expires_at as expiresAt', 'confirmed_at as confirmedAt'])
    .where('employer_id', '=', employerId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}
