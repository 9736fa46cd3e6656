import { sql } from 'kysely'
import type { Database } from '../../../db/client.ts'

export type LinkedPeople = { employerId: number; people: number; requests: number }

/** How many people act for an employer in any way, and how many request access; only employers with either. */
export async function countLinkedPeople(db: Database): Promise<LinkedPeople[]> {
  const { rows } = await sql<LinkedPeople>`
    select employer_id as "employerId", count(distinct member)::int as people, count(distinct asker)::int as requests
    from (
      select id as employer_id, owner_user_id as member, null::uuid as asker
        from employers where owner_user_id is not null
      union all
      select employers.id, users.id, null from employers
        join users on users.email = lower(employers.email) and users.email_verified
        join profiles on profiles.id = users.id and profiles.role = 'employer'
      union all
      select employer_id, case when is_active then user_id end, case when status = 'requested' then user_id end
        from user_employer_links
    ) found
    where member is not null or asker is not null
    group by employer_id`.execute(db)
  return rows
}
