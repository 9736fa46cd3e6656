import type { QueryWord } from './query-words.ts'
import { sayingAt } from './read-sayings.ts'
import type { QueryVocabulary } from './understood.ts'

/**
 * For each word where the title that begins there ends, 0 for others. "Nachtwache", "Praxisanleitung" and "leitende Ärztin" are
 * titles and say nothing else; "leitende MFA" is an MFA who leads, because what is left names the same profession.
 */
export function protectTitles(words: readonly QueryWord[], vocabulary: QueryVocabulary): number[] {
  const ends = words.map(() => 0)
  const keys = words.map(({ key }) => key)
  const titleAt = vocabulary.titlesIn(keys)
  for (let at = 0; at < words.length; ) {
    const word = words[at] as QueryWord // within bounds by the loop
    word.titleLength ??= titleAt(at)
    const length = word.titleLength
    if (length === 0 || isSayingAlone(words, at, length)) {
      at++
      continue
    }
    if (!saysMore(words, keys, at, length, vocabulary)) ends[at] = at + length
    at += ends[at] === 0 ? 1 : length
  }
  return ends
}

/** "Praxis" and "Klinik" are words of the vocabulary and kinds of employer: alone they are the latter. */
function isSayingAlone(words: readonly QueryWord[], at: number, length: number): boolean {
  const said = sayingAt(words, at)
  return (
    said !== null &&
    said.length >= length &&
    (said.saying.filter !== undefined ||
      said.saying.refusal !== undefined ||
      said.saying.role !== undefined ||
      said.saying.without !== undefined)
  )
}

function saysMore(
  words: readonly QueryWord[],
  keys: readonly string[],
  at: number,
  length: number,
  vocabulary: QueryVocabulary,
): boolean {
  if (length === 1) return false
  const whole = keys.slice(at, at + length)
  const rest = whole.filter((_, index) => {
    const said = sayingAt(words, at + index)
    return !(said && (said.saying.filter ?? said.saying.role))
  })
  if (rest.length === 0 || rest.length === whole.length) return false
  return vocabulary.meansTheSame(whole, rest) || isProfessionWithFilter(words, at, length, rest, vocabulary)
}

/**
 * "Leitende Physiotherapeutin" and "Ärztin im Gesundheitsamt" have names of their own among the titles, but are a profession and what a
 * filter says better. Doctors and nurses who lead are of another rank, which is no filter.
 */
function isProfessionWithFilter(
  words: readonly QueryWord[],
  at: number,
  length: number,
  rest: readonly string[],
  vocabulary: QueryVocabulary,
): boolean {
  const values = words
    .slice(at, at + length)
    .flatMap((_, index) => sayingAt(words, at + index)?.saying.filter?.values ?? [])
  const [value] = values
  if (values.length !== 1 || vocabulary.titlesIn(rest)(0) !== rest.length) return false
  if (value === 'executive') return !rest.some(key => ranked.test(key))
  // "Praktikum Pflege" and "Praktikant Pflege"
  if (value === 'public-health' || value === 'internship') return true
  // "Hauswirtschaft Seniorenheim" and "Sozialdienst im Krankenhaus", but "practice nurse" and "Leitung Pflegeheim" are posts of their own.
  const isHouseLast = sayingAt(words, at + length - 1)?.saying.filter?.name === 'employerType'
  return isHouseLast && !rest.some(key => leads.test(key)) && words[at + length - 1]?.key !== 'practice'
}

const leads = /leit|geschaft|fuhr/

const ranked = /arzt|pflege|schwester/
