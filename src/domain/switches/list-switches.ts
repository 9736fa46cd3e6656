import { berlinDay } from '../../basics/berlin.ts'
import { daysBefore } from '../../basics/time.ts'
import { limits } from '../../config/limits.ts'
import { requirePermission } from '../caller/admin.policy.ts'
import type { Context } from '../caller/context.ts'
import { type SwitchKey, switchKeys } from '../caller/switch-key.values.ts'
import { selectSwitches } from './switch.queries.ts'
import type { SwitchRow } from './switch.schema.ts'

export type ListedSwitch = {
  key: SwitchKey
  /** Null when nobody ever set it: it is on. */
  set: Omit<SwitchRow, 'key'> | null
  /** Not wholly on, although its time is over, or nobody has touched it for two weeks. */
  isForgotten: boolean
}

/** Every switch there is, in the order of the list of keys. @throws SignInRequired, NotAllowed */
export async function listSwitches(ctx: Context): Promise<ListedSwitch[]> {
  requirePermission(ctx, 'system.read')
  const rows = new Map((await selectSwitches(ctx.db)).map(row => [row.key, row]))
  return switchKeys.map(key => {
    const set = rows.get(key) ?? null
    return { key, set, isForgotten: set !== null && isForgotten(set, ctx.now()) }
  })
}

function isForgotten({ state, until, changedAt }: SwitchRow, now: Date): boolean {
  if (state === 'on') return false
  if (until !== null) return until < berlinDay(now)
  return changedAt < daysBefore(now, limits.switchForgottenDays)
}
