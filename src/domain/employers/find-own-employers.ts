import { requirePerson } from '../accounts/account.policy.ts'
import { findPerson } from '../accounts/find-person.ts'
import type { Context } from '../context.ts'
import {
  findEmployersByDomain,
  findEmployersByEmail,
  findLinks,
  findOwnedEmployers,
} from './employer-access.queries.ts'
import type { EmployerMapping, MappingType } from './employer-access.schema.ts'

const confidences: Record<MappingType, number> = { direct: 100, email: 95, manual: 90, domain: 70 }

/** Domains of mail providers say nothing about an employer. */
const mailProviders = new Set(
  `gmail.com googlemail.com outlook.com outlook.de hotmail.com hotmail.de live.com live.de msn.com yahoo.com yahoo.de
  gmx.de gmx.net gmx.at gmx.ch gmx.com web.de t-online.de freenet.de arcor.de posteo.de mailbox.org icloud.com me.com mac.com
  aol.com aol.de proton.me protonmail.com tutanota.com tuta.io bluewin.ch sunrise.ch hispeed.ch aon.at chello.at a1.net
  kabsi.at mail.de mail.com email.de online.de vodafone.de 1und1.de ionos.de yandex.com zoho.com`.split(
    /\s+/,
  ),
)

/**
 * The employers that the person belongs to or may belong to, most certain first and each once: its own, the one with the
 * same e-mail address, those it was linked to, and as suggestions those with the same domain (specification, part 6).
 */
export async function findOwnEmployers(ctx: Context): Promise<EmployerMapping[]> {
  const { userId } = requirePerson(ctx.actor)
  const person = await findPerson(ctx, userId)
  if (!person) return []
  const domain = person.email.split('@')[1] ?? ''
  const [own, byEmail, links, byDomain] = await Promise.all([
    findOwnedEmployers(ctx.db, userId),
    person.isConfirmed ? findEmployersByEmail(ctx.db, person.email) : [],
    findLinks(ctx.db, userId),
    person.isConfirmed && !mailProviders.has(domain) ? findEmployersByDomain(ctx.db, domain) : [],
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
  const asked = new Map(
    links.map(({ id, status }) => [id, status === 'refused' ? 'refused' : 'requested'] as const),
  )
  for (const employer of byDomain) add('domain', false, asked.get(employer.id) ?? 'none')(employer)
  for (const link of links) add('manual', false, asked.get(link.id) ?? 'none')(link)
  return [...found.values()]
}
