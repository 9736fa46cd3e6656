import { professionById } from '../../titles/professions.ts'
import type { PayGroup, PayScheme } from '../tables/pay-scheme.ts'
import { payTables } from '../tables/pay-tables.ts'
import { schemeIdOn, tableOn } from './table-on.ts'

/** A scheme whose table holds on a day and is certain enough to be shown as what is paid. */
export type PresentScheme = { scheme: PayScheme; groups: readonly PayGroup[] }

/** What most people mean comes first; all others follow by name. */
const usualFirst = ['tvoed-p', 'tvoed-vka', 'tv-aerzte-vka', 'mfa-2026', 'tv-l-kr', 'tv-l']

/** The schemes that give a month's pay for certain on a day (YYYY-MM-DD). */
export function presentSchemes(on: string): PresentScheme[] {
  return [...payTables().schemes.values()]
    .flatMap(scheme => presentScheme(scheme.id, on) ?? [])
    .sort((one, other) => rankOf(one) - rankOf(other) || (nameOf(one) < nameOf(other) ? -1 : 1))
}

/** Null for a table that is low in certainty, replaced or past its end. */
export function presentScheme(id: string, on: string): PresentScheme | null {
  const scheme = payTables().schemes.get(id)
  if (!scheme || scheme.certainty === 'low' || schemeIdOn(id, on) !== id) return null
  const found = tableOn(scheme, on)
  return found && !found.isStale ? { scheme, groups: [...found.table.groups.values()] } : null
}

/** Whether a scheme pays by the hour and leaves open how many hours a week are, so that a month needs them. */
export function isByHour({ period, weeklyHours }: PayScheme): boolean {
  return period === 'hour' && weeklyHours === null
}

/** The present schemes of a profession's countries with the groups that are typical of it. */
export function schemesOfProfession(profession: string, on: string): PresentScheme[] {
  const countries = professionById(profession)?.countries ?? []
  return presentSchemes(on)
    .filter(({ scheme }) => countries.includes(scheme.country) && !isByHour(scheme))
    .map(({ scheme, groups }) => ({
      scheme,
      groups: groups.filter(({ professions }) => professions.includes(profession)),
    }))
    .filter(({ groups }) => groups.length > 0)
}

/** The professions of which {@link schemesOfProfession} has anything. */
export function professionsWithScheme(on: string): ReadonlySet<string> {
  return new Set(
    presentSchemes(on)
      .filter(({ scheme }) => !isByHour(scheme))
      .flatMap(({ scheme, groups }) =>
        groups
          .flatMap(({ professions }) => professions)
          .filter(id => professionById(id)?.countries.includes(scheme.country)),
      ),
  )
}

function rankOf({ scheme }: PresentScheme): number {
  const at = usualFirst.indexOf(scheme.id)
  return at < 0 ? usualFirst.length : at
}

function nameOf({ scheme }: PresentScheme): string {
  return scheme.name.de
}
