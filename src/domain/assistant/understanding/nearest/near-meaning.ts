import { builtInParts } from '../../../../basics/built-in-parts.ts'
import { type JobActName, jobActs, type PlainActName, plainActs } from '../act.ts'
import { allSayings, saidAsTyped, saidIn } from './all-sayings.ts'
import { learnedMeanings, spokenFor } from './learned-meanings.ts'
import { likenesses, sayingsIndex } from './similar-sayings.ts'

/** What a turn is most like of all that was ever written down as a way of saying something. */
export type Near = {
  /** How likely it is that this is meant rather than anything else that is possible: 0 to 1. */
  share: number
  isStrong: boolean
} & (
  | { kind: 'guide'; id: string }
  | { kind: 'plain'; name: PlainActName }
  | { kind: 'job'; name: JobActName }
  | { kind: 'search' }
  /** What nobody here can answer. */
  | { kind: 'none' }
)

export type NearGiven = {
  /** There are ads to point at. */
  canPoint: boolean
  /** There is a search to change. */
  hasSearch: boolean
  /** The person works for an employer. */
  isStaff: boolean
  /** Nothing in the words can be looked for. */
  isNoSearch?: boolean
  /** Somebody here can answer it. */
  isAnswerable?: boolean
}

/** How likely a meaning must be to be taken for what is said, and how like a turn one of its sayings. */
const strong = { share: 0.6, likeness: 0.22 }
/** The same to be offered as what may have been meant. */
const weak = { share: 0.3, likeness: 0.2 }
/** A text that is like what was said may be offered with less. */
const guessed = { share: 0.12, likeness: 0.24 }
/** How likely it must be that nobody here can answer. */
const certainlyNone = 0.6
/** How much a saying in the very same words counts beside what was learned from all. */
const pull = 8

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
/** What others find out better, or nobody knows. */
const ofOthers: ReadonlySet<string> = new Set(['pay', 'professions', 'house'])
const ofStaff: ReadonlySet<string> = new Set(['open-applications', 'improve', 'talents'])

/** What a text means most likely, dialect and numbers written out; null when it is like nothing that was written down. */
export function nearMeaning(text: string, given: NearGiven): Near | null {
  const { alike, sums } = hear(text)
  const first = likeliest(sums, alike, given)
  // Rather a text that may be meant than to say that nobody knows.
  const isDoubtful = first.meaning === 'other:none' && first.share < certainlyNone
  const found = isDoubtful ? likeliest(sums, alike, { ...given, isAnswerable: true }) : first
  const likeness = alike.get(found.meaning) ?? 0
  const isText = found.meaning.startsWith('guide:') && likeness >= guessed.likeness
  if (found.share < (isText ? guessed.share : weak.share) || likeness < weak.likeness) return null
  const near = {
    share: found.share,
    isStrong: found.share >= strong.share && likeness >= strong.likeness,
  }
  const [kind, name = ''] = found.meaning.split(':')
  if (kind === 'guide') return { ...near, kind, id: name }
  const plain = plainActs.find(each => each === name)
  if (kind === 'plain' && plain) return { ...near, kind, name: plain }
  const job = jobActs.find(each => each === name)
  if (kind === 'job' && job) return { ...near, kind, name: job }
  if (name === 'none') return { ...near, kind: 'none' }
  return ofOthers.has(name) ? null : { ...near, kind: 'search' }
}

type Heard = { text: string; alike: ReadonlyMap<string, number>; sums: Float64Array }
const mostKept = 4
let lately: readonly Heard[] = []

/** How much a text speaks for each meaning. A turn and its questions are weighed more than once, among other meanings that are possible. */
function hear(text: string): Heard {
  const before = lately.find(each => each.text === text)
  if (before) return before
  const said = saidIn(text)
  const alike = likenesses(sayingsToCompare.whole(), said)
  const heard = { text, alike, sums: spokenFor(learnedMeanings(), said) }
  lately = [heard, ...lately].slice(0, mostKept)
  return heard
}

/** By what was learned of its words, and by the saying that it is most like. */
function likeliest(
  sums: Float64Array,
  alike: ReadonlyMap<string, number>,
  given: NearGiven,
): { meaning: string; share: number } {
  const learned = learnedMeanings()
  let best = { meaning: '', sum: Number.NEGATIVE_INFINITY }
  const all: number[] = []
  learned.meanings.forEach((meaning, at) => {
    if (!isPossible(meaning, given)) return
    const sum = (sums[at] ?? 0) + pull * (alike.get(meaning) ?? 0)
    all.push(sum)
    if (sum > best.sum) best = { meaning, sum }
  })
  const together = all.reduce((total, sum) => total + Math.exp(sum - best.sum), 0)
  return { meaning: best.meaning, share: 1 / together }
}

/** How likely a text of the guide is meant, of all that is possible. */
export function shareOfText(text: string, id: string, given: NearGiven): number {
  const { alike, sums } = hear(text)
  const { meanings } = learnedMeanings()
  const meaning = `guide:${id}`
  const first = likeliest(sums, alike, given)
  const sumOf = (name: string) => (sums[meanings.indexOf(name)] ?? 0) + pull * (alike.get(name) ?? 0)
  return first.share * Math.exp(sumOf(meaning) - sumOf(first.meaning))
}

/** How much a text is like each text of the guide, by its id. */
export function likenessOfTexts(text: string): Map<string, number> {
  const ofGuide = 'guide:'
  const found = [...likenesses(sayingsToCompare.whole(), saidIn(text))].filter(([meaning]) =>
    meaning.startsWith(ofGuide),
  )
  return new Map(found.map(([meaning, likeness]) => [meaning.slice(ofGuide.length), likeness]))
}

/** What cannot be meant is no rival of what can. */
function isPossible(
  meaning: string,
  { canPoint, hasSearch, isStaff, isNoSearch, isAnswerable }: NearGiven,
): boolean {
  const [kind, name = ''] = meaning.split(':')
  if (meaning === 'other:none') return isAnswerable !== true
  if (meaning === 'other:find') return isNoSearch !== true
  if (kind === 'job') return canPoint
  if (meaning === 'other:change' || ofSearch.has(name)) return hasSearch
  return !ofStaff.has(name) || isStaff
}

/** All sayings, as turns are compared with them. */
export const sayingsToCompare = builtInParts(() => sayingsIndex(saidOfAll()))

function* saidOfAll() {
  for (const [meaning, text] of allSayings()) yield [meaning, saidAsTyped(text)] as const
}
