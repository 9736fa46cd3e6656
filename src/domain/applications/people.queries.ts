import type { Database } from '../../db/client.ts'
import type { Locale } from '../../i18n/locale.ts'

export type Reader = { userId: string; name: string; email: string; locale: Locale; notices: string[] }

/** Everyone who may manage an employer's applications: its owner, the person with its e-mail address, and linked people. */
export async function findEmployerPeople(db: Database, employerId: number): Promise<Reader[]> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select(['users.id as userId', 'users.name', 'users.email', 'profiles.locale', 'profiles.notices'])
    .where('users.email_verified', '=', true)
    .where('profiles.role', '=', 'employer')
    .where(eb =>
      eb.or([
        eb('users.id', '=', eb.selectFrom('employers').select('owner_user_id').where('id', '=', employerId)),
        eb(
          'users.email',
          '=',
          eb
            .selectFrom('employers')
            .select(sub => sub.fn<string>('lower', ['employers.email']).as('email'))
            .where('id', '=', employerId),
        ),
        eb(
          'users.id',
          'in',
          eb
            .selectFrom('user_employer_links')
            .select('user_id')
            .where('employer_id', '=', employerId)
            .where('is_active', '=', true),
        ),
      ]),
    )
    .orderBy('users.id')
    .execute()
  // The cast: a check constraint limits the language.
  return rows as Reader[]
}

export async function findReader(db: Database, userId: string): Promise<Reader | null> {
  const row = await db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select(['users.id as userId', 'users.name', 'users.email', 'profiles.locale', 'profiles.notices'])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  return (row as Reader | undefined) ?? null
}
