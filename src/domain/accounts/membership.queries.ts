import type { Database } from '../../db/client.ts'
import type { Membership } from '../caller/actor.ts'

/**
 * The employers a person may act for, in the specification's order: owned (100), same confirmed e-mail address (95), linked manually (90).
 * A shared domain alone gives no access, and nobody acts for one that is locked.
 * @param confirmedEmail in lower case
 */
export async function loadMemberships(
  db: Database,
  userId: string,
  confirmedEmail: string,
): Promise<Membership[]> {
  const [own, byEmail, linked] = await Promise.all([
    unlocked(db).where('owner_user_id', '=', userId).execute(),
    unlocked(db)
      .where(eb => eb(eb.fn<string>('lower', ['email']), '=', confirmedEmail))
      .execute(),
    db
      .selectFrom('user_employer_links')
      .select(['employer_id as id', 'role'])
      .where('user_id', '=', userId)
      .where('is_active', '=', true)
      .where('employer_id', 'in', unlocked(db).clearOrderBy())
      .orderBy('id')
      .execute(),
  ])
  const memberships = new Map<number, Membership>()
  for (const { id } of [...own, ...byEmail]) memberships.set(id, { employerId: id, role: 'owner' })
  for (const { id, role } of linked) {
    const asLinked = role === 'owner' ? ('owner' as const) : ('recruiter' as const)
    if (!memberships.has(id)) memberships.set(id, { employerId: id, role: asLinked })
  }
  return [...memberships.values()]
}

function unlocked(db: Database) {
  return db.selectFrom('employers').select('id').where('locked_by', 'is', null).orderBy('id')
}
