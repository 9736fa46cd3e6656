import { sql } from 'kysely'
import type { Database } from '../../../db/client.ts'

export type TeamRole = 'owner' | 'recruiter'

export type MemberRow = {
  userId: string
  name: string
  email: string
  role: TeamRole
  way: 'direct' | 'email' | 'manual'
  since: Date
}

/** Everyone who may act for the employer: owners first, then by name. */
export async function loadTeam(db: Database, employerId: number): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select users.id as "userId", users.name, users.email,
      case when direct or by_email then 'owner' else link.role end as role,
      case when direct then 'direct' when by_email then 'email' else 'manual' end as way,
      coalesce(link.decided_at, link.created_at, employers.created_at) as since
    from employers
    join users on true
    join profiles on profiles.id = users.id and profiles.role = 'employer'
    left join user_employer_links link
      on link.user_id = users.id and link.employer_id = employers.id and link.is_active
    cross join lateral (select
      employers.owner_user_id is not distinct from users.id as direct,
      users.email_verified and lower(employers.email) is not distinct from users.email as by_email) found
    where employers.id = ${employerId} and (direct or by_email or link.id is not null)
      and users.id in (
        select employers.owner_user_id from employers where employers.id = ${employerId}
        union select users.id from employers join users on users.email = lower(employers.email)
          where employers.id = ${employerId}
        union select user_id from user_employer_links where employer_id = ${employerId})
    order by role, users.name, users.id`.execute(db)
  return rows
}

/** Serialises team changes: otherwise two owners could remove each other. */
export async function lockTeam(db: Database, employerId: number): Promise<string | null> {
  const row = await db
    .selectFrom('employers')
    .select('name')
    .where('id', '=', employerId)
    .forUpdate()
    .executeTakeFirst()
  return row?.name ?? null
}

export async function clearDirectOwner(
  db: Database,
  employerId: number,
  userId: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('employers')
    .set({ owner_user_id: null, updated_at: now })
    .where('id', '=', employerId)
    .where('owner_user_id', '=', userId)
    .execute()
}

export async function deleteLink(db: Database, employerId: number, userId: string): Promise<void> {
  await db
    .deleteFrom('user_employer_links')
    .where('employer_id', '=', employerId)
    .where('user_id', '=', userId)
    .execute()
}
