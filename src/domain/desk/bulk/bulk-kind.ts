import type { AdminPermission } from '../../caller/admin-permissions.ts'
import type { Context } from '../../caller/context.ts'
import type { BulkAction, BulkRefusal } from './bulk-move.values.ts'

/** A row of a list, and why the action is not possible with it, if it is not. */
export type BulkRecord = { id: string; name: string; refusal: BulkRefusal | null }

/** How many rows of one list are changed. */
export type BulkKind = {
  permission: (action: BulkAction) => AdminPermission
  /** Those of the rows that exist. */
  load: (ctx: Context, input: { action: BulkAction; ids: readonly string[] }) => Promise<BulkRecord[]>
  /** One after the other; each is a use case of its own, with its policy, its events and its mails. */
  change: (ctx: Context, input: { action: BulkAction; id: string; reason: string | null }) => Promise<unknown>
}
