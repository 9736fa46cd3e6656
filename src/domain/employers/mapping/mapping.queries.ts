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

/** People who signed up as employers and may act for none, oldest first, after the given one. The table is kept by triggers. */
export async function selectUnmapped(
  db: Database,
  { after, limit }: { after: { createdAt: Date; userId: string } | null; limit: number },
): Promise<UnmappedPerson[]> {
  let query = db
    .selectFrom('unmapped_people as unmapped')
    .innerJoin('users', 'users.id', 'unmapped.user_id')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select([
      'users.id as userId',
      'users.name',
      'users.email',
      'users.email_verified as isConfirmed',
      'profiles.company_name as companyName',
      'users.created_at as createdAt',
    ])
    .orderBy('unmapped.created_at')
    .orderBy('unmapped.user_id')
    .limit(limit)
  if (after) {
    query = query.where(
      sql<boolean>`(unmapped.created_at, unmapped.user_id) > (${after.createdAt}, ${after.userId}::uuid)`,
    )
  }
  return query.execute()
}
