import type { Database } from '../../db/client.ts'
import type { Locale } from '../../i18n/locale.ts'

export type Owner = { userId: string; name: string; email: string; locale: Locale }

/** Who spends an employer's money: its owners with a confirmed address. */
export async function listOwners(db: Database, employerId: number): Promise<Owner[]> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .innerJoin('user_employer_links as links', 'links.user_id', 'users.id')
    .select(['users.id as userId', 'users.name', 'users.email', 'profiles.locale'])
    .where('links.employer_id', '=', employerId)
    .where('links.role', '=', 'owner')
    .where('links.is_active', '=', true)
    .where('users.email_verified', '=', true)
    .orderBy('users.id')
    .execute()
  // The cast: a check constraint limits the language.
  return rows as Owner[]
}
