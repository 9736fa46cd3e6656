import type { PaySchemeFile } from './pay-scheme.schema.ts'
import { professionsOfWords } from './typical-professions.ts'

export type PayStep = {
  label: string
  /** Per `period` of the scheme, for a full-time post; null where the table has no value. */
  cents: number | null
  /** A year with all payments, where the table prints one. */
  yearCents: number | null
  /** Computed from an older table and the agreed rise, not read from a printed one. */
  isDerived: boolean
}

export type PayGroup = {
  code: string
  label: { de: string; en: string }
  /** Ids of the professions that it is typical of. */
  professions: readonly string[]
  steps: PayStep[]
}

/** Where a table is written. */
export type PaySource = { url: string; title: { de: string; en: string } }

/** One table of a scheme, for a span of days. */
export type PayTable = {
  /** Null: the source names no day. */
  validFrom: string | null
  validTo: string | null
  /** The table of the file itself, not an earlier or later one. */
  isPresent: boolean
  isBonusKnown: boolean
  source: PaySource | null
  groups: ReadonlyMap<string, PayGroup>
}

/** A scheme with its tables, amounts in cents. */
export type PayScheme = Omit<
  PaySchemeFile,
  'groups' | 'history' | 'future' | 'checks' | 'validFrom' | 'validTo'
> & {
  /** The scheme whose table follows this one. */
  replacedBy: string | null
  /** Codes of the present table with their other spellings. */
  groupNames: readonly { code: string; aliases: string[] }[]
  /** The present table first. */
  tables: readonly PayTable[]
}

/** A scheme that ads name but of which no table is known: no amount may be shown from it. */
export type NamedScheme = {
  id: string
  name: { de: string; en: string }
  country: 'DE' | 'AT' | 'CH'
  /** The scheme whose table applies there. */
  paysLike: string | null
}

/** Euros or francs as whole cents. */
function centsOf(amount: number): number {
  return Math.round(amount * 100)
}

export function payScheme(file: PaySchemeFile, replacedBy: string | null): PayScheme {
  const { groups, history, future, checks: _checks, validFrom, validTo, ...facts } = file
  const source = file.sources[0] ?? null
  const present: PayTable = {
    validFrom,
    validTo,
    isPresent: true,
    isBonusKnown: file.annualBonus.known,
    source: source && { url: source.url, title: source.title },
    groups: new Map(groups.map(each => [each.code, presentGroup(file, each)])),
  }
  return {
    ...facts,
    superseded: replacedBy === null ? file.superseded : true,
    replacedBy,
    groupNames: groups.map(({ code, aliases }) => ({ code, aliases })),
    tables: [present, ...[...history, ...future].map(other => otherTable(file, other))],
  }
}

function presentGroup(file: PaySchemeFile, group: PaySchemeFile['groups'][number]): PayGroup {
  const labels = group.stepLabels ?? file.stepLabels ?? []
  const steps = labels.map((label, at) => ({
    ...cell(label, group, at),
    isDerived: group.cellStatus?.[at] === 'derived',
  }))
  return {
    code: group.code,
    label: group.label,
    professions: professionsOfWords(group.typicalProfessions),
    steps,
  }
}

function otherTable(file: PaySchemeFile, other: PaySchemeFile['history'][number]): PayTable {
  const isDerived = other.cellStatus?.startsWith('derived') ?? false
  const groups = other.groups.map(each => {
    const present = file.groups.find(({ code }) => code === each.code)
    const labels = each.stepLabels ?? present?.stepLabels ?? file.stepLabels ?? []
    const label = present?.label ?? { de: each.code, en: each.code }
    return {
      code: each.code,
      label,
      professions: professionsOfWords(present?.typicalProfessions ?? []),
      steps: labels.map((name, at) => ({ ...cell(name, each, at), isDerived })),
    }
  })
  return {
    validFrom: other.validFrom,
    validTo: other.validTo,
    isPresent: false,
    isBonusKnown: file.annualBonus.known && other.annualBonus === 'same',
    source: other.source === undefined ? null : { url: other.source, title: titleOf(file, other.source) },
    groups: new Map(groups.map(each => [each.code, each])),
  }
}

function cell(label: string, row: { steps: (number | null)[]; annualSteps?: (number | null)[] }, at: number) {
  const value = row.steps[at] ?? null
  const year = row.annualSteps?.[at] ?? null
  return {
    label,
    cents: value === null ? null : centsOf(value),
    yearCents: year === null ? null : centsOf(year),
  }
}

function titleOf({ sources }: PaySchemeFile, url: string): PaySource['title'] {
  const { hostname } = new URL(url)
  return sources.find(source => source.url === url)?.title ?? { de: hostname, en: hostname }
}
