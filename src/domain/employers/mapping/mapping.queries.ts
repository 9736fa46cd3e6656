import { sql } from 'kysely'
import type { Database } from '../../../db/client.ts'

export type UnmappedPerson = {
  userId: string
  name: string
  email: string
  isConfirmed: boolean
  companyName: string | null
  createdAt: Date
}

/**
 * People who signed up as employers and may act for none: neither owner, nor at the address of one, nor linked. Oldest first, after the
 * person with `afterId`, if there is one.
 */
export async function selectUnmapped(
  db: Database,
  { after, limit }: { after: { createdAt: Date; userId: string } | null; limit: number },
): Promise<UnmappedPerson[]> {
  let query = db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select([
      'users.id as userId',
      'users.name',
      'users.email',
      'users.email_verified as isConfirmed',
      'profiles.company_name as companyName',
      'users.created_at as createdAt',
    ])
    .where('profiles.role', '=', 'employer')
    // Whoever cannot sign in yet needs no employer yet.
    .where('users.email_verified', '=', true)
    .where(
      sql<boolean>`not exists (select from employers where owner_user_id = users.id)
        and not exists (select from employers where lower(employers.email) = users.email)
        and not exists (select from user_employer_links where user_id = users.id and is_active)`,
    )
    .orderBy('users.created_at')
    .orderBy('users.id')
    .limit(limit)
  if (after) {
    query = query.where(
      sql<boolean>`(users.created_at, users.id) > (${after.createdAt}, ${after.userId}::uuid)`,
    )
  }
  return query.execute()
}
