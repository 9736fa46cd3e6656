import { classifyJob } from '../../vocabulary/titles/classify-job.ts'
import type { CvPosition, Found } from '../cv.ts'
import type { Line } from '../document/line.ts'
import type { Period } from '../structure/read-period.ts'
import { found, matched } from './evidence.ts'

/** Whole years of work in a category; overlapping positions count once, internships do not. Null when no position is of it. */
export function experienceYears(
  positions: readonly CvPosition[],
  category: string | null,
  now: Date,
): Found<number> | null {
  const own = positions.filter(({ title }) => title && category !== null && countsFor(category, title.value))
  const [first] = own
  if (!first) return null
  const months = monthsOf(
    own.map(({ period }) => period.value),
    now,
  )
  const quotes = own.map(({ period }) => period.evidence.quote)
  return {
    value: Math.floor(months / 12),
    evidence: { ...first.period.evidence, certainty: 'likely', quote: quotes.join('; ') },
  }
}

/** Whether work under this title counts in the category, which is the title's own unless it is known; internships and schooling do not. */
export function countsFor(category: string, title: string, known: string | null = null): boolean {
  return (
    !/praktik|famulatur|hospitation|intern\b|internship|fsj|freiwillig|schüler|student/iu.test(title) &&
    (known ?? classifyJob({ title }).category) === category
  )
}

/** Months of work in these periods; what overlaps counts once, and nothing counts beyond `now`. */
export function monthsOf(periods: readonly Period[], now: Date): number {
  const present = now.getUTCFullYear() * 12 + now.getUTCMonth()
  const spans = periods
    .flatMap(({ from, to }) =>
      from ? [{ from: monthOf(from, false), to: to ? monthOf(to, true) : present }] : [],
    )
    .sort((one, other) => one.from - other.from)
  let sum = 0
  let until = Number.NEGATIVE_INFINITY
  for (const span of spans) {
    sum += Math.max(0, Math.min(span.to, present) - Math.max(span.from, until))
    until = Math.max(until, span.to)
  }
  return sum
}

/** Months since year 0; years without a month begin and end in January: "2016–2021" are five years. */
function monthOf(text: string, isEnd: boolean): number {
  const [year = '0', month] = text.split('-')
  return Number(year) * 12 + (month ? Number(month) - 1 + (isEnd ? 1 : 0) : 0)
}

const stated =
  /(?<![\d,.])(\d{1,2})\s?\+?\s?(?:jahre[n]?|years?)\s(?:(?:\p{L}+\s){0,3}(?:berufserfahrung|erfahrung|experience|praxis))/iu

export function readStatedYears(lines: readonly Line[]): Found<number> | null {
  for (const line of lines) {
    const match = stated.exec(line.text)
    if (match) return found(Number(match[1]), matched(line, match), 'sure')
  }
  return null
}
