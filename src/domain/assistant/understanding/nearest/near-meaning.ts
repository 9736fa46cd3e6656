import { conceptsOf } from '../../../../guide/find-guide-answer.ts'
import { guide, guideSayings } from '../../../../guide/guide-text.ts'
import { type JobActName, jobActs, type PlainActName, plainActs } from '../act.ts'
import { keysOf } from '../phrase.ts'
import { turnWords } from '../turn-words.ts'
import { likenesses, mostAlike, type Said, type SayingsIndex, sayingsIndex } from './similar-sayings.ts'

/** What a turn is most like of all that was ever written down as a way of saying something. */
export type Near = { likeness: number; isStrong: boolean } & (
  | { kind: 'guide'; id: string }
  | { kind: 'plain'; name: PlainActName }
  | { kind: 'job'; name: JobActName }
  | { kind: 'search' }
)

export type NearGiven = {
  /** There are ads to point at. */
  canPoint: boolean
  /** There is a search to change. */
  hasSearch: boolean
  /** The person works for an employer. */
  isStaff: boolean
}

/** How alike a turn must be to be taken for what a saying means, and how far any other meaning must be behind. */
const strong = { likeness: 0.5, lead: 0.08 }
/** The same to be offered as what may have been meant. */
const weak = { likeness: 0.32, lead: 0.03 }

/** From so much on, the likeliest is offered however near another is. */
const likeEnough = 0.42

const ofSearch: ReadonlySet<string> = new Set([
  'more',
  'previous',
  'again',
  'count',
  'back',
  'anywhere',
  'nearer',
  'wider',
  'more-pay',
  'less-filters',
  'unknown-pay',
  'all-employers',
  'newest',
  'best-paid',
])
const ofStaff: ReadonlySet<string> = new Set(['open-applications', 'improve', 'talents'])

/** The meaning of the saying that a text is most like, dialect and numbers written out; null when it is like none. */
export function nearMeaning(text: string, given: NearGiven): Near | null {
  const alike = mostAlike(index(), saidIn(text), meaning => isPossible(meaning, given))
  if (!alike || alike.likeness < weak.likeness) return null
  if (alike.lead < weak.lead && alike.likeness < likeEnough) return null
  const { meaning, likeness, lead } = alike
  const near = { likeness, isStrong: likeness >= strong.likeness && lead >= strong.lead }
  const [kind, name = ''] = meaning.split(':')
  if (kind === 'guide') return { ...near, kind, id: name }
  const plain = plainActs.find(each => each === name)
  if (kind === 'plain' && plain) return { ...near, kind, name: plain }
  const job = jobActs.find(each => each === name)
  if (kind === 'job' && job) return { ...near, kind, name: job }
  return name === 'none' ? null : { ...near, kind: 'search' }
}

/** How much a text is like each text of the guide, by its id. */
export function likenessOfTexts(text: string): Map<string, number> {
  const ofGuide = 'guide:'
  const found = [...likenesses(index(), saidIn(text))].filter(([meaning]) => meaning.startsWith(ofGuide))
  return new Map(found.map(([meaning, likeness]) => [meaning.slice(ofGuide.length), likeness]))
}

/** What cannot be meant is no rival of what can. */
function isPossible(meaning: string, { canPoint, hasSearch, isStaff }: NearGiven): boolean {
  const [kind, name = ''] = meaning.split(':')
  if (kind === 'job') return canPoint
  if (meaning === 'other:change' || ofSearch.has(name)) return hasSearch
  return !ofStaff.has(name) || isStaff
}

let built: SayingsIndex | undefined

/** Built on first use. */
function index(): SayingsIndex {
  built ??= sayingsIndex([...ofGuide(), ...ofActs()])
  return built
}

function ofGuide(): [meaning: string, said: Said][] {
  const more = guideSayings().guide
  return guide().texts.flatMap(({ id, asks = [], names = [], de, en }) => [
    ...(more[id] ?? []).map(asTyped(`guide:${id}`)),
    ...[
      ...asks,
      de.title,
      en.title,
      ...names.flatMap(name => [`was ist ${name}`, `wie lange dauert die ausbildung ${name}`]),
    ].map((said): [string, Said] => [`guide:${id}`, saidIn(said)]),
  ])
}

function ofActs(): [meaning: string, said: Said][] {
  const { guide: _, ...acts } = guideSayings()
  return Object.entries(acts).flatMap(([kind, meanings]) =>
    Object.entries(meanings).flatMap(([name, said]) => said.map(asTyped(`${kind}:${name}`))),
  )
}

/** Dialect is written out as in a turn. */
function asTyped(meaning: string): (said: string) => [string, Said] {
  return said => [meaning, saidIn(turnWords(said, { isEnglish: false }).text)]
}

// No word to whoever reads words, but all that is asked about.
const gender = /\bm\s?\/\s?w\s?\/\s?d\b/giu

function saidIn(text: string): Said {
  return { keys: keysOf(text.replace(gender, 'mwd')), concepts: conceptsOf(text) }
}
