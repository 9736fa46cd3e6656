import { z } from 'zod'

/** Types that accept form data (strings) and API input (numbers, arrays) alike. Messages are text keys. */

/** Text; empty becomes null. */
export function text(maxChars: number) {
  return z.preprocess(
    blankAsNull,
    z.string('error.invalid').max(maxChars, 'ads.problem.too-long').nullable().default(null),
  )
}

/** Empty becomes null. */
export function choice<const T extends readonly string[]>(values: T) {
  return z.preprocess(blankAsNull, z.enum(values, 'error.invalid').nullable().default(null))
}

/** Nothing becomes an empty array. */
export function choices<const T extends readonly string[]>(values: T) {
  return z.preprocess(given => [...new Set(asList(given))], z.array(z.enum(values, 'error.invalid')))
}

/** A number in any common notation: "3.500", "3 500,50", "38,5". Empty becomes null. */
export function amount(from: number, to: number, { isWhole = false } = {}) {
  const number = z
    .number('ads.problem.number')
    .min(from, 'ads.problem.number-range')
    .max(to, 'ads.problem.number-range')
  return z.preprocess(
    readNumber,
    (isWhole ? number.int('ads.problem.number') : number).nullable().default(null),
  )
}

/** {@link amount} between the bounds of a fact. */
export function within({ least, most }: { least: number; most: number }, how: { isWhole?: boolean } = {}) {
  return amount(least, most, how)
}

/** `2026-12-01`; empty becomes null. */
export function day() {
  return z.preprocess(blankAsNull, z.iso.date('ads.problem.date').nullable().default(null))
}

/** An array, or text with one entry per line. */
export function lines(maxLines: number, maxChars: number) {
  const line = z.string('error.invalid').max(maxChars, 'ads.problem.too-long')
  return z.preprocess(readLines, z.array(line).max(maxLines, 'ads.problem.too-many'))
}

/** Table rows of a form; rows without `key` are dropped. */
export function rows<T extends z.ZodType>(row: T, key: string, max: number) {
  const isFilled = (given: unknown) => blankAsNull((given as Record<string, unknown> | null)?.[key]) !== null
  return z.preprocess(given => asList(given).filter(isFilled), z.array(row).max(max, 'ads.problem.too-many'))
}

function blankAsNull(given: unknown): unknown {
  if (given === undefined || given === null) return null
  const value = typeof given === 'string' ? given.replace(/\r\n?/g, '\n').trim() : given
  return value === '' ? null : value
}

function asList(given: unknown): unknown[] {
  if (given === undefined || given === null || given === '') return []
  return (Array.isArray(given) ? given : [given]).filter(each => each !== '' && each !== undefined)
}

function readLines(given: unknown): unknown[] {
  return asList(given)
    .flatMap(each => (typeof each === 'string' ? each.split(/\r\n?|\n/) : [each]))
    .map(each => (typeof each === 'string' ? each.replace(/^[\s•*·–-]+/, '').trim() : each))
    .filter(each => each !== '')
}

/** The last separator is the decimal one, unless three digits follow it and nothing else suggests decimals. */
function readNumber(given: unknown): unknown {
  const value = blankAsNull(given)
  if (typeof value !== 'string') return value
  const plain = value.replace(/[\s\u00a0'’€%]|EURO?|CHF|Fr\./gi, '')
  if (!/^-?\d[\d.,]*$/.test(plain)) return Number.NaN
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','))
  if (last < 0) return Number(plain)
  const separators = plain.match(/[.,]/g) ?? []
  const isDecimal = plain.length - last - 1 !== 3 || new Set(separators).size > 1
  const whole = plain.slice(0, last).replace(/[.,]/g, '')
  const rest = plain.slice(last + 1)
  return Number(isDecimal ? `${whole}.${rest}` : whole + rest)
}
