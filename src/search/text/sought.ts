import type { Dictionary } from './dictionary.ts'
import { fold } from './fold.ts'
import { isProfession } from './meaning.ts'
import { addConcepts, keepStronger, type Place } from './read-concepts.ts'
import { tokens } from './tokens.ts'
import type { Words } from './words.ts'

/** What the text says it is looking for is what the job is for. */
export function addSought(
  found: Map<string, number>,
  text: string,
  dictionary: Dictionary,
  words: Words,
): void {
  for (const clause of soughtIn(text)) {
    const list = tokens(clause)
    const read = list.map(token => words.read(token.raw))
    const positions = [...read.keys()].filter(index => !read[index]?.isStopWord)
    const wordAt = (position: number) => read[positions[position] ?? -1]
    const keyAt = (position: number) => wordAt(position)?.key
    let [isFound, isSought] = [false, true]
    let next = 0
    for (let position = 0; position < positions.length; ) {
      const index = positions[position] ?? 0
      for (; next < index; next++) isSought = isSoughtAfter(read[next]?.folded ?? '', isSought, isFound)
      const meant = new Map<string, number>()
      const place: Place = { list, read, index, position, field: 'title', isShouted: false, wordAt, keyAt }
      position += addConcepts(meant, place, dictionary, words)
      for (const [term, weight] of meant) {
        if (isSought || !isProfession(term)) keepStronger(found, term, weight)
      }
      isFound ||= isSought && [...meant.keys()].some(isProfession)
    }
  }
}

/** "für unsere Ärzte eine MFA": a person behind a preposition is not sought, unless an article begins anew; behind the first one nobody is. */
function isSoughtAfter(word: string, isSought: boolean, isFound: boolean): boolean {
  if (prepositions.has(word)) return false
  return isSought || (!isFound && articles.has(word))
}

const prepositions = new Set(
  'für in im bei beim mit von vom zur zum an am auf aus unter neben for in at with of'.split(' ').map(fold),
)
const articles = new Set('ein eine einen einer als a an as'.split(' '))

/** What a text says in so many words that it is looking for ("Wir suchen ab sofort eine MFA"): the rest of each such sentence. */
function soughtIn(text: string): string[] {
  const found: string[] = []
  for (const pattern of [before, after]) {
    for (const { 1: words = '' } of text.matchAll(pattern)) {
      if (!refused.test(words)) found.push(words.replace(clause, '').replace(time, ' '))
    }
  }
  return found
}

const end = String.raw`(?:(?![!?;\n]|(?<!\d)\.\s+\p{Lu}).){3,160}`
const after = new RegExp(
  String.raw`(?:\bwir suchen\b|\bsuchen wir\b|\bgesucht (?:wird|werden)\b|\bgesucht:|\bsucht (?=[^.!?\n]{0,60}\beine?n?\b)|\b(?:Verstärkung|Unterstützung)(?=[^.!?\n]{3,80}\bals\b)|\blooking for\b|\bwe are hiring\b|\bjoin (?:us|our team) as\b)(${end})`,
  'giu',
)
const before = /\b(?:wird|werden)\b([^.!?;\n]{3,120}?)\bgesucht\b/giu

/** Nothing behind a relative clause, or what the person is to bring along, is sought. */
const clause = /,\s*(?:der|die|das|den|dem|welche\w?|mit|um|who|that|to)\s.*$|\s(?:who|with|to)\s.*$/iu
const time =
  /\b(?:ab|per|zum|as of|from)\s+(?:sofort|now|(?:nächst|frühest|schnellst)\p{L}+(?:\s+(?:Zeitpunkt|Termin|Eintritt))?|(?:dem\s+)?\d[\d.]*(?:\s+(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?:\s+\d{4})?)?)/giu
const refused = /\bkeine?n?\b/iu
