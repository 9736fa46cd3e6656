import type { PayGroup, PayScheme } from '../tables/pay-scheme.ts'
import { payTables } from '../tables/pay-tables.ts'
import type { TariffReading } from './read-tariff.ts'

/** What somebody chose from the tables, with the codes of these; `scheme` null: none of them, whatever the texts say. */
export type ChosenTariff = {
  scheme: string | null
  group: string | null
  stepFrom: string | null
  stepTo: string | null
}

/** Stands where a form chooses a scheme and it shall be none. */
export const noScheme = 'none'

/** A choice as if the ad had said it in so many words; null for a choice of none. */
export function readingOfChoice({ scheme: id, group, stepFrom, stepTo }: ChosenTariff): TariffReading | null {
  if (id === null) return null
  const scheme = payTables().schemes.get(id)
  return {
    scheme: id,
    isAssumed: false,
    alternatives: [],
    group,
    groupTo: null,
    writtenGroup: group,
    steps: stepFrom === null && stepTo === null ? null : { from: stepFrom ?? stepTo, to: stepTo ?? stepFrom },
    isLegacy: false,
    isLoose: false,
    house: null,
    hasTable: scheme !== undefined && (group === null || groupsOf(scheme).has(group)),
    evidence: [],
  }
}

/** The name of a scheme without what its table is for: "TVöD-P". */
export function shortSchemeName(id: string, locale: 'de' | 'en'): string {
  const { schemes, named } = payTables()
  const [name = ''] = ((schemes.get(id) ?? named.get(id))?.name[locale] ?? '').split(/[,(]/)
  return name.trim()
}

export type SchemeOption = { id: string; name: string; country: PayScheme['country'] }

/** Schemes that an ad can be paid by: those whose table has not been replaced by another one's. */
export function choosableSchemes(locale: 'de' | 'en'): SchemeOption[] {
  return [...payTables().schemes.values()]
    .filter(({ superseded }) => superseded !== true)
    .map(({ id, name, country }) => ({ id, name: name[locale], country }))
    .sort((one, other) => one.name.localeCompare(other.name, locale))
}

/** The groups of a scheme's present table in its order, by code; none for an unknown scheme. */
export function groupsOfScheme(id: string | null): ReadonlyMap<string, PayGroup> {
  const scheme = id === null ? undefined : payTables().schemes.get(id)
  return scheme ? groupsOf(scheme) : new Map()
}

function groupsOf({ tables: [present] }: PayScheme): ReadonlyMap<string, PayGroup> {
  return present?.groups ?? new Map()
}
