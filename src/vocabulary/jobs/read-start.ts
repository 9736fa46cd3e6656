import { type StartWord, startWord } from './start-words.ts'

const monthNames = [
  'januar|jänner|january',
  'februar|feber|february',
  'märz|march',
  'april',
  'mai|may',
  'juni|june',
  'juli|july',
  'august',
  'september',
  'oktober|october',
  'november',
  'dezember|december',
].map(names => new RegExp(`\\b(?:${names})\\b`, 'i'))
const words: readonly [StartWord, RegExp][] = [
  ['agreed', /vereinbarung|absprache|arrangement|agreement/i],
  ['now', /\bsofort\b|\bimmediately\b/i],
  ['soon', /(?:nächst|frühest)möglich|möglichst bald|as soon as possible/i],
]

/** When a job begins: a month (`2027-04`) or a word for anything vaguer; null when the text says neither. */
export function readStart(text: string): string | null {
  const said = text.slice(0, 100)
  const digits = /\b\d{1,2}\.\s?(\d{1,2})\.\s?(20\d{2})\b|\b(20\d{2})-(\d{2})\b/.exec(said)
  if (digits) return monthOf(Number(digits[2] ?? digits[3]), Number(digits[1] ?? digits[4]))
  const year = /\b20\d{2}\b/.exec(said)
  const month = monthNames.findIndex(pattern => pattern.test(said))
  if (year && month >= 0) return monthOf(Number(year[0]), month + 1)
  return startWord(said) ?? words.find(([, pattern]) => pattern.test(said))?.[0] ?? null
}

function monthOf(year: number, month: number): string | null {
  return month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : null
}
