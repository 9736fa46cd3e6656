import { isUuid } from '../../../basics/uuid.ts'
import { findPersonWithEmail } from '../../accounts/find-person.ts'
import type { Context } from '../../caller/context.ts'
import type { AuditFilter } from '../audit-filter.ts'
import type { AuditSelection } from '../audit-log.queries.ts'

/** What the filter means; somebody whom nobody knows has no entries. For use cases that have asked. */
export async function selectionOf(ctx: Context, { person, ...rest }: AuditFilter): Promise<AuditSelection> {
  if (person === null) return { ...rest, userId: null, withActor: true }
  const userId = isUuid(person)
    ? person.toLowerCase()
    : ((await findPersonWithEmail(ctx, person.toLowerCase()))?.id ?? nobody)
  return { ...rest, userId, withActor: true }
}

const nobody = '00000000-0000-0000-0000-000000000000'
