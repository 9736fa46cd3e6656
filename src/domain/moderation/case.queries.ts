import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import { type CaseStatus, caseLife } from './moderation.status.ts'
import type { ModerationCase, Target } from './moderation.ts'
import type { TargetKind } from './moderation.values.ts'

const cases = (db: Database) =>
  db
    .selectFrom('moderation_cases')
    .select([
      'id',
      'target_kind as targetKind',
      'target_id as targetId',
      'label',
      'employer_id as employerId',
      'user_id as userId',
      'status',
      'open_reports as openReports',
      'all_reports as allReports',
      'weight',
      'version',
      'opened_at as openedAt',
      'changed_at as changedAt',
      'assigned_to as assignedTo',
      sql<string | null>`(select name from users where users.id = assigned_to)`.as('assignedName'),
    ])

/** One row for each target: a report of it counts there, and opens a decided one again. @returns its id */
export async function openCase(
  db: Database,
  target: Target,
  { reports, weight, now }: { reports: 0 | 1; weight: number; now: Date },
): Promise<number> {
  const row = await db
    .insertInto('moderation_cases')
    .values({
      target_kind: target.kind,
      target_id: target.id,
      label: target.label,
      employer_id: target.employerId,
      user_id: target.userId,
      open_reports: reports,
      all_reports: reports,
      weight,
      opened_at: now,
      changed_at: now,
    })
    .onConflict(conflict =>
      conflict.columns(['target_kind', 'target_id']).doUpdateSet({
        label: target.label,
        status: 'open',
        open_reports: sql`moderation_cases.open_reports + ${reports}`,
        all_reports: sql`moderation_cases.all_reports + ${reports}`,
        weight: sql`moderation_cases.weight + ${weight}`,
        version: sql`moderation_cases.version + 1`,
        opened_at: sql`case when moderation_cases.status = 'open' then moderation_cases.opened_at else ${now} end`,
        changed_at: now,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function findCase(db: Database, id: number): Promise<ModerationCase | null> {
  const row = await cases(db).where('id', '=', id).executeTakeFirst()
  return (row as ModerationCase | undefined) ?? null // the table checks the values
}

/** Until the transaction ends, so that two people cannot decide at once. */
export async function lockCase(db: Database, id: number): Promise<ModerationCase | null> {
  const row = await cases(db).where('id', '=', id).forUpdate().executeTakeFirst()
  return (row as ModerationCase | undefined) ?? null
}

export async function findCaseOf(
  db: Database,
  { kind, id }: { kind: TargetKind; id: string },
): Promise<ModerationCase | null> {
  const row = await cases(db).where('target_kind', '=', kind).where('target_id', '=', id).executeTakeFirst()
  return (row as ModerationCase | undefined) ?? null
}

/** What weighs most first, then what has waited longest; decided ones the latest first. */
export async function listCases(
  db: Database,
  {
    status,
    kind,
    offset,
    limit,
  }: { status: CaseStatus; kind: TargetKind | null; offset: number; limit: number },
): Promise<ModerationCase[]> {
  const listed = cases(db)
    .where('status', '=', status)
    .$if(kind !== null, query => query.where('target_kind', '=', kind as string))
  const ordered =
    status === 'open'
      ? listed.orderBy('weight', 'desc').orderBy('opened_at').orderBy('id')
      : listed.orderBy('changed_at', 'desc').orderBy('id', 'desc')
  return (await ordered.offset(offset).limit(limit).execute()) as ModerationCase[]
}

export async function countCases(
  db: Database,
): Promise<{ open: number; decided: number; complaints: number }> {
  const { rows } = await sql<{ open: number; decided: number; complaints: number }>`
    select count(*) filter (where status = 'open')::int as open, count(*) filter (where status = 'decided')::int as decided,
      (select count(*)::int from moderation_complaints where status = 'open') as complaints from moderation_cases`.execute(
    db,
  )
  return rows[0] ?? { open: 0, decided: 0, complaints: 0 }
}

/** The reports counted so far have been answered, and nobody has to look into it any more. */
export async function settleCase(db: Database, id: number, now: Date): Promise<void> {
  await db
    .updateTable('moderation_cases')
    .set({
      status: 'decided',
      open_reports: 0,
      weight: 0,
      assigned_to: null,
      version: sql`version + 1`,
      changed_at: now,
    })
    .where('id', '=', id)
    .execute()
}

/** One that is open already stays so. */
export async function reopenCase(db: Database, id: number, now: Date): Promise<void> {
  await db
    .updateTable('moderation_cases')
    .set({ status: 'open', version: sql`version + 1`, opened_at: now, changed_at: now })
    .where('id', '=', id)
    .where('status', 'in', [...caseLife.sources('team', 'open')])
    .execute()
}

/** A new decision is made on what was seen, and that has not changed. */
export async function assignCase(db: Database, { id, to }: { id: number; to: string | null }): Promise<void> {
  await db.updateTable('moderation_cases').set({ assigned_to: to }).where('id', '=', id).execute()
}

export async function touchCase(db: Database, id: number, now: Date): Promise<void> {
  await db
    .updateTable('moderation_cases')
    .set({ version: sql`version + 1`, changed_at: now })
    .where('id', '=', id)
    .execute()
}
