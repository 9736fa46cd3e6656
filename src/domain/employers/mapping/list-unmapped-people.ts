import { isUuid } from '../../../basics/uuid.ts'
import { requirePermission } from '../../caller/admin.policy.ts'
import type { Context } from '../../caller/context.ts'
import { employersOfPerson } from '../steps/employers-of-person.ts'
import type { EmployerMapping } from '../team/employer-access.schema.ts'
import { selectUnmapped, type UnmappedPerson } from './mapping.queries.ts'

const pageSize = 20

export type MappingCase = UnmappedPerson & { candidates: EmployerMapping[] }

/** Where a page of the queue begins: after this person. */
export function readMappingPosition(text: string | null): { createdAt: Date; userId: string } | null {
  const [time = '', userId = ''] = (text ?? '').split('_')
  const createdAt = new Date(Number(time))
  return time !== '' && !Number.isNaN(createdAt.getTime()) && isUuid(userId) ? { createdAt, userId } : null
}

/** People without an employer, oldest first, each with the employers that the lookup suggests, most certain first. */
export async function listUnmappedPeople(
  ctx: Context,
  { after }: { after: { createdAt: Date; userId: string } | null },
): Promise<{ cases: MappingCase[]; next: string | null }> {
  requirePermission(ctx, 'employers.decide')
  const found = await selectUnmapped(ctx.db, { after, limit: pageSize + 1 })
  const shown = found.slice(0, pageSize)
  const cases = await Promise.all(
    shown.map(async person => ({ ...person, candidates: await employersOfPerson(ctx, person) })),
  )
  const last = shown.at(-1)
  const next = found.length > pageSize && last ? `${last.createdAt.getTime()}_${last.userId}` : null
  return { cases, next }
}
