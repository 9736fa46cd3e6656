import type { PaySchemeFile } from './pay-scheme.schema.ts'
import type { NamedScheme } from './pay-scheme.ts'

type Row = {
  code: string
  stepLabels?: string[] | undefined
  steps: (number | null)[]
  annualSteps?: (number | null)[] | undefined
}
type Span = { validFrom: string | null; validTo: string | null }

/** What the shape of a file cannot say: dates in order, steps that do not fall, rates and rules that name groups of the table. */
export function mistakesOfFile(file: PaySchemeFile): string[] {
  return [...ofDates(file), ...ofTables(file), ...ofBonus(file), ...ofStepYears(file), ...ofFacts(file)]
}

/** What is wrong between files. */
export function mistakesBetween(
  files: ReadonlyMap<string, PaySchemeFile>,
  named: ReadonlyMap<string, NamedScheme>,
): string[] {
  const mistakes: string[] = []
  const followed = new Map<string, string>()
  for (const { id, replaces, country } of files.values()) {
    if (named.has(id)) mistakes.push(`${id}.json: is named among the schemes without a table`)
    if (replaces === undefined) continue
    const before = files.get(replaces)
    if (!before) mistakes.push(`${id}.json: replaces "${replaces}", which is no table`)
    else if (before.country !== country) mistakes.push(`${id}.json: replaces a table of another country`)
    const other = followed.get(replaces)
    if (other !== undefined) mistakes.push(`${id}.json: replaces "${replaces}", as ${other} does`)
    followed.set(replaces, id)
  }
  for (const id of followed.values())
    if (isCircle(id, files)) mistakes.push(`${id}.json: replaces itself in a circle`)
  for (const { id, paysLike } of named.values())
    if (paysLike !== null && !files.has(paysLike))
      mistakes.push(`${id}: pays like "${paysLike}", which is no table`)
  return mistakes
}

function isCircle(start: string, files: ReadonlyMap<string, PaySchemeFile>): boolean {
  let at = files.get(start)?.replaces
  for (let rounds = 0; at !== undefined && rounds <= files.size; rounds++) {
    if (at === start) return true
    at = files.get(at)?.replaces
  }
  return false
}

function ofDates(file: PaySchemeFile): string[] {
  const mistakes: string[] = []
  const spans: Span[] = [file, ...file.history, ...file.future]
  for (const { validFrom, validTo } of spans)
    if (validFrom !== null && validTo !== null && validFrom > validTo)
      mistakes.push(`a table ends on ${validTo}, before its beginning on ${validFrom}`)
  if (file.validFrom === null && file.superseded === false)
    mistakes.push('a table without a first day must not be called current (superseded)')
  const dated = spans.filter(({ validFrom }) => validFrom !== null).sort(byFirstDay)
  dated.forEach((span, at) => {
    const before = dated[at - 1]
    if (before?.validTo && span.validFrom && before.validTo >= span.validFrom)
      mistakes.push(`two tables are valid on ${span.validFrom}`)
  })
  return mistakes
}

function byFirstDay(one: Span, other: Span): number {
  return (one.validFrom ?? '') < (other.validFrom ?? '') ? -1 : 1
}

function ofTables(file: PaySchemeFile): string[] {
  const mistakes: string[] = []
  const present = new Map(file.groups.map(group => [group.code, group]))
  if (present.size < file.groups.length) mistakes.push('a group stands twice')
  for (const group of file.groups)
    mistakes.push(...ofRow(group.code, group, group.stepLabels ?? file.stepLabels))
  for (const table of [...file.history, ...file.future])
    for (const row of table.groups) {
      const now = present.get(row.code)
      const where = `${row.code} of ${table.validFrom}`
      mistakes.push(...ofRow(where, row, row.stepLabels ?? now?.stepLabels ?? file.stepLabels))
      const isOlder = file.validFrom !== null && table.validFrom < file.validFrom
      if (now && isOlder && row.steps.some((value, at) => value !== null && value > (now.steps[at] ?? value)))
        mistakes.push(`${where}: lies above the newer table`)
    }
  return mistakes
}

function ofRow(where: string, row: Row, labels: readonly string[] | null): string[] {
  if (!labels) return [`${where}: has no step labels`]
  const mistakes: string[] = []
  for (const values of [row.steps, ...(row.annualSteps ? [row.annualSteps] : [])]) {
    if (values.length !== labels.length)
      mistakes.push(`${where}: has ${values.length} steps for ${labels.length} labels`)
    const filled = values.filter(value => value !== null)
    if (filled.length === 0) mistakes.push(`${where}: has no value at all`)
    const fall = filled.findIndex((value, at) => value < (filled[at - 1] ?? 0))
    if (fall > 0) mistakes.push(`${where}: falls from ${filled[fall - 1]} to ${filled[fall]}`)
  }
  return mistakes
}

const fitting: Record<number, (percent: number) => boolean> = {
  12: percent => percent <= 100,
  13: percent => percent === 100,
  14: percent => percent === 200,
}

function ofBonus({ annualBonus, groups, paymentsPerYear }: PaySchemeFile): string[] {
  const mistakes: string[] = []
  const rated = annualBonus.rates.flatMap(rate => rate.groups)
  const codes = groups.map(({ code }) => code)
  if (!annualBonus.known && rated.length > 0) mistakes.push('annualBonus: has rates although it is not known')
  for (const code of rated)
    if (!codes.includes(code)) mistakes.push(`annualBonus: names ${code}, which is no group`)
  if (new Set(rated).size < rated.length) mistakes.push('annualBonus: names a group twice')
  if (rated.length > 0)
    for (const code of codes) if (!rated.includes(code)) mistakes.push(`annualBonus: has no rate for ${code}`)
  for (const { percent } of annualBonus.rates)
    if (!fitting[paymentsPerYear]?.(percent))
      mistakes.push(`annualBonus: ${percent} % does not fit ${paymentsPerYear} payments`)
  return mistakes
}

function ofStepYears({ stepYears, stepLabels, groups }: PaySchemeFile): string[] {
  const mistakes: string[] = []
  for (const rule of stepYears.rules) {
    for (const code of rule.groups) {
      const group = groups.find(each => each.code === code)
      if (!group) mistakes.push(`stepYears: names ${code}, which is no group`)
      const labels = group?.stepLabels ?? stepLabels ?? []
      for (const step of [rule.startStep, ...Object.keys(rule.cumulative)])
        if (group && !labels.includes(step)) mistakes.push(`stepYears: ${code} has no step ${step}`)
    }
    const spent = Object.values(rule.cumulative)
    if (spent.some((each, at) => each < (spent[at - 1] ?? 0))) mistakes.push('stepYears: the years fall')
  }
  return mistakes
}

function ofFacts({ currency, country, stepNames, stepLabels }: PaySchemeFile): string[] {
  const mistakes: string[] = []
  if (currency !== (country === 'CH' ? 'CHF' : 'EUR'))
    mistakes.push(`${currency} is not the currency of ${country}`)
  for (const names of stepNames ? [stepNames.de, stepNames.en] : [])
    if (names.length !== stepLabels?.length) mistakes.push('stepNames: as many as stepLabels are needed')
  return mistakes
}
