import { isUuid } from '../../basics/uuid.ts'
import { findPerson, findPersonWithEmail } from '../accounts/find-person.ts'
import { requirePermission } from '../caller/admin.policy.ts'
import type { Context } from '../caller/context.ts'
import { nameEmployers } from '../employers/name-employers.ts'
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
    const id = /^\d{1,9}$/.test(text) ? Number(text) : 0
    const name = (await nameEmployers(ctx, [id])).get(id)
    return name === undefined ? null : { id: String(id), name, detail: String(id) }
  }
  const person = isUuid(text)
    ? await findPerson(ctx, text)
    : await findPersonWithEmail(ctx, text.toLowerCase())
  return person && { id: person.id, name: person.name, detail: person.email }
}
