import { sql } from 'kysely'
import type { Database } from '../../../db/client.ts'
import { isStanding } from '../is-standing.queries.ts'

export type VatIdCheck = {
  id: number
  vatId: string
  requester: string | null
  status: string
  answeredAt: Date | null
  requestId: string | null
  tries: number
}

const columns = [
  'id',
  'vat_id as vatId',
  'requester',
  'status',
  'answered_at as answeredAt',
  'request_id as requestId',
  'tries',
] as const

/** The one that waits, else the last answer. */
export async function findCheck(db: Database, vatId: string): Promise<VatIdCheck | null> {
  const row = await db
    .selectFrom('vat_id_checks')
    .select(columns)
    .where('vat_id', '=', vatId)
    .orderBy('answered_at', order => order.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

export async function insertCheck(
  db: Database,
  { vatId, requester, now }: { vatId: string; requester: string | null; now: Date },
): Promise<void> {
  await db
    .insertInto('vat_id_checks')
    .values({ vat_id: vatId, requester, status: 'waiting', asked_at: now, next_try_at: now })
    .onConflict(conflict => conflict.column('vat_id').where('status', '=', 'waiting').doNothing())
    .execute()
}

export async function findDueChecks(db: Database, now: Date, most: number): Promise<VatIdCheck[]> {
  return db
    .selectFrom('vat_id_checks')
    .select(columns)
    .where('status', '=', 'waiting')
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .limit(most)
    .execute()
}

export async function keepAnswer(
  db: Database,
  id: number,
  answer: { status: 'valid' | 'invalid'; at: Date; requestId: string | null; whole: object },
): Promise<void> {
  await db
    .updateTable('vat_id_checks')
    .set({
      status: answer.status,
      answered_at: answer.at,
      request_id: answer.requestId,
      answer: JSON.stringify(answer.whole),
      last_problem: null,
    })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .execute()
}

export async function postponeCheck(
  db: Database,
  id: number,
  { tries, nextTryAt, problem }: { tries: number; nextTryAt: Date; problem: string },
): Promise<void> {
  await db
    .updateTable('vat_id_checks')
    .set({ tries, next_try_at: nextTryAt, last_problem: problem })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .execute()
}

/** Invalid ones that invoices name: their tax was wrong, and a person has to correct them. */
export async function listInvalidOnInvoices(db: Database) {
  return db
    .selectFrom('vat_id_checks')
    .innerJoin('invoices', join =>
      join.on(sql<boolean>`invoices.content -> 'buyer' ->> 'vatId' = vat_id_checks.vat_id`),
    )
    .select(['invoices.id as invoiceId', 'invoices.number', 'vat_id_checks.vat_id as vatId'])
    .select('vat_id_checks.answered_at as answeredAt')
    .where('vat_id_checks.status', '=', 'invalid')
    .where(isStanding)
    .orderBy('invoices.id', 'desc')
    .limit(100)
    .execute()
}
