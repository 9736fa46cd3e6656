import { limits } from '../../config/limits.ts'
import { requirePermission } from '../caller/admin.policy.ts'
import type { Context } from '../caller/context.ts'
import type { EmployerRow } from './employer-row.ts'
import { byName, matching } from './list-employers.ts'
import type { AdminEmployerFilter } from './list-for-admins.schema.ts'
import type { EmployerLink } from './list-for-admins.values.ts'
import { employersWithCounts } from './steps/employers-with-counts.ts'
import { countLinkedPeople, type LinkedPeople } from './team/linked-people.queries.ts'

export type AdministeredEmployer = Pick<EmployerRow, 'id' | 'slug' | 'name' | 'city' | 'openPositions'> &
  Pick<LinkedPeople, 'people' | 'requests'>

/** All employers by name, with their teams, for administrators. @throws SignInRequired, NotAllowed */
export async function listEmployersForAdmins(ctx: Context, filter: AdminEmployerFilter) {
  requirePermission(ctx, 'employers.read')
  const [rows, counts] = await Promise.all([employersWithCounts(ctx), countLinkedPeople(ctx.db)])
  const linked = new Map(counts.map(({ employerId, people, requests }) => [employerId, { people, requests }]))
  const found = matching(rows, filter.q)
    .filter(
      ({ openPositions }) => filter.hiring === null || openPositions > 0 === (filter.hiring === 'hiring'),
    )
    .map(row => ({ ...row, ...(linked.get(row.id) ?? { people: 0, requests: 0 }) }))
    .filter(row => filter.link === null || hasLink(row, filter.link))
    .sort(byName)
  const pages = Math.max(1, Math.ceil(found.length / limits.pageSize))
  const page = Math.min(filter.page, pages)
  const start = (page - 1) * limits.pageSize
  const employers: AdministeredEmployer[] = found
    .slice(start, start + limits.pageSize)
    .map(({ id, slug, name, city, openPositions, people, requests }) => {
      return { id, slug, name, city, openPositions, people, requests }
    })
  return { employers, total: found.length, page, pages }
}

function hasLink({ people, requests }: { people: number; requests: number }, link: EmployerLink): boolean {
  if (link === 'linked') return people > 0
  return link === 'requested' ? requests > 0 : people === 0 && requests === 0
}
