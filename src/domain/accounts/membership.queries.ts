import type { Database } from '../../db/client.ts'
import type { Membership } from '../caller/actor.ts'

/**
 * The employers that a person may act for, in the order of the lookup: its own (100), the one whose address is the
 * person's (95), those that someone linked (90). What only shares a domain gives no access.
 * @param confirmedEmail the person's confirmed address in lower case
 */
export async function loadMemberships(
  db: Database,
  userId: string,
  confirmedEmail: string,
): Promise<Membership[]> {
  const [own, byEmail, linked] = await Promise.all([
    db.selectFrom('employers').select('id').where('owner_user_id', '=', userId).orderBy('id').execute(),
    db
      .selectFrom('employers')
      .select('id')
      .where(eb => eb(eb.fn<string>('lower', ['email']), '=', confirmedEmail))
      .orderBy('id')
      .execute(),
    db
      .selectFrom('user_employer_links')
      .select(['employer_id as id', 'role'])
      .where('user_id', '=', userId)
      .where('is_active', '=', true)
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
