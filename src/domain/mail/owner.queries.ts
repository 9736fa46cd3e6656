import type { Database } from '../../db/client.ts'

/** Who may decide for an employer: its owner and members with the role of owner. */
export async function findOwners(db: Database, employerId: number) {
  return db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select(['users.id', 'users.name', 'users.email', 'profiles.locale'])
    .where(eb =>
      eb.or([
        eb('users.id', '=', eb.selectFrom('employers').select('owner_user_id').where('id', '=', employerId)),
        eb(
          'users.id',
          'in',
          eb
            .selectFrom('user_employer_links')
            .select('user_id')
            .where('employer_id', '=', employerId)
            .where('role', '=', 'owner')
            .where('is_active', '=', true),
        ),
      ]),
    )
    .execute()
}

export async function findEmployerName(db: Database, employerId: number): Promise<string | null> {
  const row = await db.selectFrom('employers').select('name').where('id', '=', employerId).executeTakeFirst()
  return row?.name ?? null
}
