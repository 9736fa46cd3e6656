import { isUuid } from '../../basics/uuid.ts'
import { findPerson, findPersonWithEmail } from '../accounts/find-person.ts'
import { requirePermission } from '../caller/admin.policy.ts'
import type { Context } from '../caller/context.ts'
import { loadEmployerName } from '../employers/employer-by-name.queries.ts'
import type { MergeKind } from './merge.values.ts'

export type Mergeable = { id: string; name: string; detail: string }

/** A record to merge: a person by id or address, an employer by its number; null when there is none. */
export async function findMergeable(
  ctx: Context,
  { kind, named }: { kind: MergeKind; named: string },
): Promise<Mergeable | null> {
  requirePermission(ctx, 'people.merge')
  const text = named.trim()
  if (kind === 'employer') {
    const employer = /^\d{1,9}$/.test(text) ? await loadEmployerName(ctx.db, Number(text)) : null
    return employer && { id: String(employer.id), name: employer.name, detail: String(employer.id) }
  }
  const person = isUuid(text)
    ? await findPerson(ctx, text)
    : await findPersonWithEmail(ctx, text.toLowerCase())
  return person && { id: person.id, name: person.name, detail: person.email }
}
