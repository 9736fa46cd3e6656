import { calendarDayAfter } from '../../../basics/berlin.ts'
import type { PayScheme, PayTable } from '../tables/pay-scheme.ts'
import { payTables } from '../tables/pay-tables.ts'

export type TableOn = {
  table: PayTable
  /** The table has ended, or nobody knows whether it still holds: its amounts are shown with their date only. */
  isStale: boolean
}

/**
 * The table of a scheme that holds on a day (YYYY-MM-DD): the one of that day, else the last one before it, marked as stale. Null before the
 * first known one, and after the end of one that another scheme has replaced.
 */
export function tableOn(scheme: PayScheme, on: string): TableOn | null {
  const [present] = scheme.tables
  const held = scheme.tables.find(table => isValidOn(table, on))
  if (held) return { table: held, isStale: held.isPresent && scheme.superseded === 'unknown' }
  if (present && present.validFrom === null) return { table: present, isStale: true }
  const before = scheme.tables.filter(table => beginsBy(table, on)).sort(latestFirst)[0]
  if (!before || (before.isPresent && scheme.superseded === true)) return null
  return { table: before, isStale: true }
}

/** The id of the scheme that has taken this one's place by a day, or of the one that it replaced: "mfa-2025" is "mfa-2026" from 2026 on. */
export function schemeIdOn(id: string, on: string): string {
  const { schemes } = payTables()
  let at = schemes.get(id)
  while (at?.replacedBy) {
    const next = schemes.get(at.replacedBy)
    if (!next || !hasBegun(next, on)) break
    at = next
  }
  while (at?.replaces !== undefined && !hasBegun(at, on)) at = schemes.get(at.replaces)
  return at?.id ?? id
}

/** Tables that end within these days are told to whoever keeps them. */
export const payTablesSoonDays = 60

/** The schemes whose last known table ends from a day on within so many days, the first first. */
export function tablesRunningOut(from: string, days: number): { id: string; endsOn: string }[] {
  const until = calendarDayAfter(from, days)
  return [...payTables().schemes.values()]
    .filter(({ superseded }) => superseded !== true)
    .flatMap(({ id, tables }) => {
      const endsOn = lastDayOf(tables)
      return endsOn !== null && endsOn >= from && endsOn <= until ? [{ id, endsOn }] : []
    })
    .sort((one, other) => (one.endsOn < other.endsOn ? -1 : 1))
}

/** Whether any table of the scheme began by that day. */
export function hasBegun({ tables }: PayScheme, on: string): boolean {
  return tables.some(table => beginsBy(table, on))
}

function lastDayOf(tables: readonly PayTable[]): string | null {
  const last = [...tables].sort(latestFirst)[0]
  return last?.validTo ?? null
}

function isValidOn({ validFrom, validTo }: PayTable, on: string): boolean {
  return validFrom !== null && validFrom <= on && (validTo === null || validTo >= on)
}

function beginsBy({ validFrom }: PayTable, on: string): boolean {
  return validFrom !== null && validFrom <= on
}

function latestFirst(one: PayTable, other: PayTable): number {
  return (one.validFrom ?? '') > (other.validFrom ?? '') ? -1 : 1
}
