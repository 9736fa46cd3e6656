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
  for (let end = 0, next = seeking(text, 0); next >= 0; next = seeking(text, end)) {
    const start = Math.max(end, startOfSentence(text, next))
    end = Math.max(next + 1, endOfSentence(text, next))
    const sentence = text.slice(start, end)
    const words = (after.exec(sentence) ?? before.exec(sentence))?.[1]
    if (words && !refused.test(words)) found.push(words.replace(clause, '').replace(time, ' '))
  }
  return found
}

/** Quick to look for; what it finds is looked at more closely. */
const seek =
  /[Ss]uchen\b|[Ss]ucht\b|[Gg]esucht\b|stärkung\b|stützung\b|ooking for\b|[Hh]iring\b|[Jj]oin (?:us|our team) as\b/g

function seeking(text: string, from: number): number {
  seek.lastIndex = from
  return seek.exec(text)?.index ?? -1
}

const mostBefore = 160
const mostAfter = 200

function startOfSentence(text: string, at: number): number {
  const first = Math.max(0, at - mostBefore)
  let start = at
  while (start > first && !isEnd(text, start - 1)) start--
  return start
}

function endOfSentence(text: string, at: number): number {
  const last = Math.min(text.length, at + mostAfter)
  let end = at
  while (end < last && !isEnd(text, end)) end++
  return end
}

/** A full stop ends a sentence before a capital, unless it belongs to a number ("zum 1. Januar"). */
function isEnd(text: string, at: number): boolean {
  const char = text[at] ?? ''
  if (char !== '.') return '!?;\n'.includes(char)
  return /^[^\d]\.\s+\p{Lu}/u.test(text.slice(at - 1, at + 4))
}

const after =
  /(?:\bwir suchen|\bsuchen wir|\bgesucht (?:wird|werden)|\bgesucht(?=:)|\bsucht (?=.{0,60}\beine?n?\b)|\b(?:ver|unter)st[äü](?:rk|tz)ung(?=.{3,80}\bals\b)|\blooking for|\bwe are hiring|\bjoin (?:us|our team) as)\b(.{3,160})/iu
const before = /\b(?:wird|werden)\b(.{3,120}?)\bgesucht\b/iu

/** Nothing behind a relative clause, or what the person is to bring along, is sought. */
const clause = /,\s*(?:der|die|das|den|dem|welche\w?|mit|um|who|that|to)\s.*$|\s(?:who|with|to)\s.*$/iu
const time =
  /\b(?:ab|per|zum|as of|from)\s+(?:sofort|now|(?:nächst|frühest|schnellst)\p{L}+(?:\s+(?:Zeitpunkt|Termin|Eintritt))?|(?:dem\s+)?\d[\d.]*(?:\s+(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?:\s+\d{4})?)?)/giu
const refused = /\bkeine?n?\b/iu
