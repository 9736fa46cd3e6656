import type { Locale } from '../../../i18n/locale.ts'
import { queryWords } from '../../../query-understanding/query-words.ts'
import { type JobSearchParams, noJobSearchParams } from '../../job-search/job.schema.ts'
import { understandSearch } from '../../job-search/understand-search.ts'
import type { SaidParams } from './change/refine.ts'
import { withoutTalk } from './talk-words.ts'
import {
  namesWork,
  withoutOrdinary,
  withoutSaidAgain,
  wordsOfProfessions,
  wordsOfTrade,
} from './work-words.ts'

/** As much as is read at once. */
const mostLetters = 200
const mostParts = 3

/** What the words say, as search parameters: those that are set, and what is left to search for. A long telling is read part by part. */
export function readParams(text: string, locale: Locale): SaidParams {
  const [first = '', ...others] = partsOf(text).map(part => {
    const { params, understood } = understandSearch({ ...noJobSearchParams, q: part }, locale)
    return { ...understood?.set, q: params.q }
  })
  const whole = others.reduce<SaidParams>(joined, first === '' ? { q: '' } : first)
  return { ...whole, q: withoutSaidAgain(withoutOrdinary(withoutTalk(whole.q))) }
}

/** What is said first counts, but lists go on. */
function joined(first: SaidParams, next: SaidParams): SaidParams {
  const both: SaidParams = { ...next, ...first, q: `${first.q} ${next.q}`.trim() }
  if (first.without && next.without) both.without = [...new Set([...first.without, ...next.without])]
  return both
}

function partsOf(text: string): string[] {
  if (text.length <= mostLetters) return [text]
  const parts: string[] = []
  for (const sentence of text.split(/(?<=\p{L}{2}[.!?])\s+/u)) {
    const last = parts.at(-1)
    const isShort = last !== undefined && last.length + sentence.length < mostLetters
    if (isShort) parts[parts.length - 1] = `${last} ${sentence}`
    else parts.push(sentence.slice(0, mostLetters))
  }
  return parts.slice(0, mostParts)
}

export function isNothing({ q, ...set }: SaidParams): boolean {
  return q === '' && Object.keys(set).length === 0
}

export function saysMore({ q: _q, ...set }: SaidParams): boolean {
  return Object.keys(set).length > 0
}

/** From so many words on, a text is a sentence that tells more than what is looked for. */
const leastOfSentence = 10
/** From so many on, when it speaks of oneself or asks those who are spoken to. */
const leastOfSpoken = 6
const spoken =
  /(?<!\p{L})(?:ich|i|bin|bi|suche?|such|suech|sucht|suchen|gibt|gibts|gits|habt|hend|händ|hobts|hob|hab|hätte?|will|möchte|mecht|wü|mein\p{L}*|wir|mir|mi|ist|isch|sind|hat|muss|kann|zieht|ziehen|kommt|kommen|geht|wohnt|lebt|arbeitet?|braucht?|wäre?|wär|is|are|has|moves|lives|i'm|i've|i'd|looking|my)(?!\p{L})/iu

/** Of a long sentence that names a profession, nothing else is searched for: "… wo ich keine Patienten heben muss". */
export function withoutSentence(said: SaidParams, text: string): SaidParams {
  const { length } = queryWords(text)
  if (length < leastOfSentence && (length < leastOfSpoken || !spoken.test(text))) return said
  const core = wordsOfProfessions(said.q)
  return core !== '' && namesWork(core) ? { ...said, q: core } : said
}

/** What else is said where a filter changes is why it does: "sonst macht das Knie nicht mit". */
export function withoutReason(said: SaidParams, text: string, before: JobSearchParams | null): SaidParams {
  if (!before || said.q === '' || !saysMore(said) || namesWork(said.q)) return said
  const isTold = before.q !== '' && queryWords(text).length >= leastTold
  return { ...said, q: isTold ? '' : wordsOfTrade(said.q) }
}
/** From so many words on, what is said beside a filter is why. */
const leastTold = 4
