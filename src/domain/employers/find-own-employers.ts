import { findPerson } from '../accounts/find-person.ts'
import type { Context } from '../caller/context.ts'
import { requirePerson } from '../caller/person.policy.ts'
import { employerDomain } from './steps/employer-domain.ts'
import {
  findEmployersByDomain,
  findEmployersByEmail,
  findLinks,
  findOwnedEmployers,
} from './team/employer-access.queries.ts'
import type { EmployerMapping, MappingType } from './team/employer-access.schema.ts'
import { requestOf } from './team/read-own-request.ts'

const confidences: Record<MappingType, number> = { direct: 100, email: 95, manual: 90, domain: 70 }

/**
 * The employers a person belongs to or may belong to, each once and most certain first: owned, same e-mail address, linked manually, and as
 * suggestions those with the same domain (specification, part 6).
 */
export async function findOwnEmployers(ctx: Context): Promise<EmployerMapping[]> {
  const { userId } = requirePerson(ctx.actor)
  const person = await findPerson(ctx, userId)
  if (!person) return []
  const domain = employerDomain(person.email.split('@')[1] ?? '')
  const [own, byEmail, links, byDomain] = await Promise.all([
    findOwnedEmployers(ctx.db, userId),
    person.isConfirmed ? findEmployersByEmail(ctx.db, person.email) : [],
    findLinks(ctx.db, userId),
    person.isConfirmed && domain !== null ? findEmployersByDomain(ctx.db, domain) : [],
  ])
  const found = new Map<number, EmployerMapping>()
  const add =
    (type: MappingType, hasAccess: boolean, request: EmployerMapping['request']) =>
    ({ id, name }: { id: number; name: string }) => {
      if (found.has(id)) return
      const mapping = { employerId: id, employerName: name, mappingType: type, confidence: confidences[type] }
      found.set(id, { ...mapping, hasAccess, request })
    }
  own.forEach(add('direct', true, 'none'))
  byEmail.forEach(add('email', true, 'none'))
  links.filter(({ status }) => status === 'active').forEach(add('manual', true, 'none'))
  const asked = new Map(links.map(link => [link.id, requestOf(link, ctx.now())]))
  for (const employer of byDomain) add('domain', false, asked.get(employer.id) ?? 'none')(employer)
  for (const link of links) add('manual', false, asked.get(link.id) ?? 'none')(link)
  return [...found.values()]
}
