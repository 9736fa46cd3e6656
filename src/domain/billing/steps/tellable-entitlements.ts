import { sql } from 'kysely'
import type { Context } from '../../caller/context.ts'
import type { EntitlementKind } from '../../caller/price-list.schema.ts'

export type TellableEntitlement = {
  id: number
  employerId: number
  kind: EntitlementKind
  left: number
  validUntil: Date | null
  /** `end`: it ends soon with something left. `rest`: a tenth or less is left of a pack. */
  reason: 'end' | 'rest'
}

/** Valid ones that nobody was told of yet; the oldest first. The caller has asked its policy. */
export async function listTellable(
  ctx: Context,
  { endsBefore }: { endsBefore: Date },
): Promise<TellableEntitlement[]> {
  const now = ctx.now()
  const { rows } = await sql<TellableEntitlement>`
    select id, employer_id as "employerId", kind, quantity - used as left, valid_until as "validUntil",
      case when valid_until <= ${endsBefore} and told_of_end_at is null then 'end' else 'rest' end as reason
    from entitlements
    where used < quantity and valid_from <= ${now} and (valid_until is null or valid_until > ${now})
      and ((valid_until <= ${endsBefore} and told_of_end_at is null)
        or (quantity >= 10 and (quantity - used) * 10 <= quantity and told_of_rest_at is null))
    order by id limit 500`.execute(ctx.db)
  return rows
}

/** False when somebody else was faster. */
export async function noteTold(
  ctx: Context,
  { id, reason }: Pick<TellableEntitlement, 'id' | 'reason'>,
): Promise<boolean> {
  const column = reason === 'end' ? 'told_of_end_at' : 'told_of_rest_at'
  const { numUpdatedRows } = await ctx.db
    .updateTable('entitlements')
    .set({ [column]: ctx.now() })
    .where('id', '=', id)
    .where(column, 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
