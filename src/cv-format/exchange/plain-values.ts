import { fold } from '../../basics/fold.ts'
import type { CvLanguageLevel } from '../cv.ts'
import { languageNames } from '../fields/language-names.ts'
import { levelIn } from '../fields/read-languages.ts'

const mostChars = { line: 200, text: 4_000 }

/** One line, within what a field of the profile takes; null for anything that is no text or blank. */
export function lineOf(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const line = value
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return line === '' ? null : line.slice(0, mostChars.line).trim()
}

/** Lines, within what a field of the profile takes. */
export function textOf(value: unknown): string {
  if (typeof value !== 'string') return ''
  return value
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s]*\n ?/g, '\n')
    .trim()
    .slice(0, mostChars.text)
}

/** The month or the year of "2019-04-01", "2019-04", "2019" or a moment; null for anything else. */
export function monthOf(value: unknown): string | null {
  const match =
    typeof value === 'string' ? /^\s*((?:19|20)\d\d)(?:-(0[1-9]|1[0-2]))?(?:\D|$)/.exec(value) : null
  if (!match?.[1]) return null
  return match[2] ? `${match[1]}-${match[2]}` : match[1]
}

/** Two letters of a language that is named in German or English, by two or three letters or by the address of its code. */
export function languageOf(value: unknown): string | null {
  const name = lineOf(value)
  if (name === null) return null
  // The list of the European Union has an address for each.
  const word = fold(name.replace(/^https?:\/\/\S*\/language\/(?=\w{3}$)/i, ''))
  return codeOf(word) ?? languageNames.get(/[a-z]+/.exec(word)?.[0] ?? '') ?? null
}

/** The code of two letters for one of two or three, by either of the lists of three letters. */
function codeOf(word: string): string | null {
  if (!/^[a-z]{2,3}$/.test(word)) return null
  const [code = ''] = Intl.getCanonicalLocales(word)
  // Filipino is written down as Tagalog.
  return code === 'fil' ? 'tl' : code.length === 2 ? code : null
}

export function languageLevelOf(value: unknown): CvLanguageLevel | null {
  const text = lineOf(value)
  return text === null ? null : (levelIn(text)?.level ?? null)
}

const drivingClasses = ['AM', 'A', 'B', 'BE', 'C1', 'C', 'CE', 'D', 'L', 'T']

export function drivingClassesIn(value: unknown): string[] {
  const words: string[] = (lineOf(value) ?? '').toUpperCase().match(/\b[A-Z]{1,2}1?\b/g) ?? []
  return drivingClasses.filter(name => words.includes(name))
}
