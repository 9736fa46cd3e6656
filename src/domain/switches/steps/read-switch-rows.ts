import type { Context } from '../../caller/context.ts'
import { selectSwitches } from '../switch.queries.ts'
import type { SwitchRow } from '../switch.schema.ts'

/** The switches that were ever set, for use cases that have asked. */
export function readSwitchRows(ctx: Context): Promise<SwitchRow[]> {
  return selectSwitches(ctx.db)
}
