import type { PayScheme } from '../tables/pay-scheme.ts'
import type { StepWord } from './step-words.ts'

export type Steps = {
  /** As the table labels them; null: from the first one, to the last one. */
  from: string | null
  to: string | null
}

/** The steps of a group that words name, as the table labels them; null where it has no such step. */
export function settleSteps(scheme: PayScheme, group: string, word: StepWord): Steps | null {
  const labels = labelsOf(scheme, group)
  const nth = (name: string | null) => (name === null ? null : labelOf(labels, name, scheme, word.unit))
  const first = nth(word.first)
  if (word.first !== null && first === null) return null
  if (word.last === 'open') return { from: first, to: labels.at(-1) ?? null }
  if (word.last === null) return { from: first, to: first }
  const last = nth(word.last)
  if (last === null) return null
  return first !== null && labels.indexOf(first) > labels.indexOf(last)
    ? { from: last, to: first }
    : { from: first, to: last }
}

/** All steps that any table of the scheme has for a group, of the present one first. */
function labelsOf(scheme: PayScheme, group: string): string[] {
  const table = scheme.tables.find(({ groups }) => groups.has(group))
  return table?.groups.get(group)?.steps.map(({ label }) => label) ?? []
}

function labelOf(
  labels: readonly string[],
  name: string,
  scheme: PayScheme,
  unit: StepWord['unit'],
): string | null {
  const written = name.toLowerCase()
  if (unit === 'name') return named(labels, written, scheme)
  if (unit === 'experience') {
    const own = named(labels, `erfahrungsstufe ${written}`, scheme)
    if (own !== null) return own
  }
  if (unit === 'year') return labelOfYear(labels, Number.parseInt(written, 10), scheme)
  const spellings = [written, `ls${written}`]
  return labels.find(label => spellings.includes(label.toLowerCase())) ?? null
}

function named(labels: readonly string[], written: string, { stepNames }: PayScheme): string | null {
  const at = stepNames?.de.findIndex(name => name.toLowerCase().startsWith(written)) ?? -1
  return labels[at] ?? null
}

/** A year of work is a step only where the labels are years of work: bands of them, or the years in which steps begin. */
function labelOfYear(labels: readonly string[], year: number, { stepYears }: PayScheme): string | null {
  const band = labels.find(label => isBand(label) && isInBand(year, label))
  if (band !== undefined) return band
  const rule = stepYears.unit === 'years' ? stepYears.rules[0] : undefined
  const isOfYears =
    rule && Object.entries(rule.cumulative).every(([label, after]) => Number(label) === after + 1)
  if (!isOfYears) return null
  return labels.findLast(label => Number(label) <= year) ?? null
}

function isBand(label: string): boolean {
  return /^\d+(?:-\d+|\+)$/.test(label)
}

function isInBand(year: number, band: string): boolean {
  const [first = '', last] = band.split('-')
  return year >= Number.parseInt(first, 10) && (band.endsWith('+') || year <= Number(last))
}
