import type { PayScheme } from '../tables/pay-scheme.ts'
import { payTables } from '../tables/pay-tables.ts'
import { presentScheme } from './present-schemes.ts'
import { schemeIdOn, tableOn } from './table-on.ts'

/** Why a scheme gives no pay for certain on a day. */
export type WhyNoPay =
  | { why: 'no-table' | 'replaced' | 'unsure' }
  | { why: 'ran-out'; endedOn: string }
  | { why: 'gaps'; validFrom: string; known: number; all: number }

/** Null for a scheme that does; see {@link presentScheme}. */
export function whyNoPay(id: string, on: string): WhyNoPay | null {
  const scheme = payTables().schemes.get(id)
  if (!scheme) return { why: 'no-table' }
  if (schemeIdOn(id, on) !== id) return { why: 'replaced' }
  if (presentScheme(id, on)) return null
  const [table] = scheme.tables
  const ended = table?.validTo
  if (ended && ended < on) return { why: 'ran-out', endedOn: ended }
  const cells = [...(table?.groups.values() ?? [])].flatMap(({ steps }) => steps)
  const known = cells.filter(({ cents }) => cents !== null).length
  const isHeld = tableOn(scheme, on)?.isStale === false
  return isHeld && table?.validFrom && known < cells.length
    ? { why: 'gaps', validFrom: table.validFrom, known, all: cells.length }
    : { why: 'unsure' }
}

/** Schemes of which there is a table, but none that gives pay for certain on a day, by name. */
export function schemesWithoutPay(on: string): { scheme: PayScheme; why: WhyNoPay }[] {
  return [...payTables().schemes.values()]
    .flatMap(scheme => {
      const why = whyNoPay(scheme.id, on)
      return why && why.why !== 'replaced' ? [{ scheme, why }] : []
    })
    .sort((one, other) => (one.scheme.name.de < other.scheme.name.de ? -1 : 1))
}
