import type { Context } from '../../caller/context.ts'
import {
  findEmployersByDomain,
  findEmployersByEmail,
  findLinks,
  findOwnedEmployers,
} from '../team/employer-access.queries.ts'
import type { EmployerMapping, MappingType } from '../team/employer-access.schema.ts'
import { requestOf } from '../team/read-own-request.ts'
import { employerDomain } from './employer-domain.ts'

export type EmployerOfPerson = EmployerMapping

const confidences: Record<MappingType, number> = { direct: 100, email: 95, manual: 90, domain: 70 }

/**
 * The employers a person belongs to or may belong to, each once and most certain first: owned, same e-mail address, linked manually, and as
 * suggestions those with the same domain (specification, part 6). The caller has asked its policy.
 */
export async function employersOfPerson(
  ctx: Context,
  { userId, email, isConfirmed }: { userId: string; email: string; isConfirmed: boolean },
): Promise<EmployerMapping[]> {
  const domain = employerDomain(email.split('@')[1] ?? '')
  const [own, byEmail, links, byDomain] = await Promise.all([
    findOwnedEmployers(ctx.db, userId),
    isConfirmed ? findEmployersByEmail(ctx.db, email) : [],
    findLinks(ctx.db, userId),
    isConfirmed && domain !== null ? findEmployersByDomain(ctx.db, domain) : [],
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
