import { fold } from '../basics/fold.ts'
import { type Asked, type Entry, type GuideIndex, guideIndex } from './guide-index.ts'
import { type GuideLocale, type GuideText, guide } from './guide-text.ts'
import { type ReadQuestion, readQuestion } from './read-question.ts'

/** In the shapes of the answer parts "sources" and "choices". */
export type GuideAnswer = {
  id: string
  /** "maybe": it may be what was asked for; say so, or offer `others`. */
  certainty: 'sure' | 'maybe'
  title: string
  text: string
  sources: { label: string; page?: string; checkedOn?: string }[]
  /** What may be asked next. */
  choices: { label: string; text: string }[]
  /** The ids of those. */
  next: readonly string[]
  /** Other texts that may have been meant, the likelier first. */
  others: { label: string; text: string }[]
}

const sureFrom = 0.74
const maybeFrom = 0.52
/** A second text this close makes the first one no more than likely. */
const closeBy = 0.03
const mostOthers = 3
/** What less of an ask stands in the question finds nothing, whatever else is said. */
const leastCovered = 0.6
const coveredWithoutQuestion = 0.75

/**
 * The text that answers a question about the site or the field, or null: what looks for jobs is no question, and neither is one about
 * something that no text is about. Pure; at most 2 ms for 500 characters.
 */
export function findGuideAnswer(question: string, { locale }: { locale: GuideLocale }): GuideAnswer | null {
  const index = guideIndex()
  const titled = index.byTitle.get(fold(question.trim()))
  if (titled) return { ...answerOf(titled, locale), certainty: 'sure', others: [] }
  const read = readQuestion(question, index.known)
  if (read.said.length === 0) return null
  const scored = scores(read, index)
  const [best, ...rest] = scored
  if (!best || best.score < maybeFrom) {
    const text = topicOf(read, index)
    return text && { ...answerOf(text, locale), certainty: 'maybe', others: [] }
  }
  const isClear = best.score >= sureFrom && (best.score === 1 || (rest[0]?.score ?? 0) < best.score - closeBy)
  const others = rest.slice(0, mostOthers).map(({ text }) => choiceOf(text, locale))
  return { ...answerOf(best.text, locale), certainty: isClear ? 'sure' : 'maybe', others }
}

/** Who asks for jobs, for pay, or for what ads are filtered by asks no text. */
const ofSearching = new Set(
  `jobs search pay number part-time permanent fixed-term minijob freelance hours percent early-late three-shift split-duty agency
  employer application bookmark order you-can home-office age practice`.split(/\s+/),
)

/**
 * The text of the one thing that a question speaks of, whatever it asks about it: "Muss ich bei Rufbereitschaft zu Hause bleiben?". Only of
 * things that no other text is about.
 */
function topicOf(read: ReadQuestion, { entries }: GuideIndex): GuideText | null {
  const said = read.said.flat()
  if (!read.isQuestion || said.some(concept => ofSearching.has(concept))) return null
  const about = said
    .filter(concept => !concept.startsWith('#'))
    .map(concept => entries.filter(({ concepts }) => concepts.has(concept)))
    .filter(texts => texts.length === 1)
  const [text] = about.flat()
  return text && about.every(([other]) => other === text) ? text.text : null
}

const mostNear = 2

/** Titles of the texts nearest to a question that none of them answers, as they are asked for; none when it names nothing of theirs. */
export function nearGuideTexts(
  question: string,
  { locale }: { locale: GuideLocale },
): { label: string; text: string }[] {
  const { entries, known, weightOf } = guideIndex()
  const said = new Set(
    readQuestion(question, known)
      .said.flat()
      .filter(concept => !concept.startsWith('#') && !ofSearching.has(concept)),
  )
  return entries
    .map(({ text, concepts }) => ({
      text,
      shared: [...said].reduce((sum, concept) => sum + (concepts.has(concept) ? weightOf(concept) : 0), 0),
      size: concepts.size,
    }))
    .filter(({ shared }) => shared > 0)
    .sort((one, other) => other.shared - one.shared || one.size - other.size)
    .slice(0, mostNear)
    .map(({ text }) => choiceOf(text, locale))
}

type Scored = { text: GuideText; score: number }

function scores(read: ReadQuestion, index: GuideIndex): Scored[] {
  const scored: Scored[] = []
  const given = new Set(read.said.flat())
  for (const [entry, best] of bestAsks(read, given, index)) {
    const own = share(read.said, said => entry.concepts.has(said), index)
    const explained = share(read.said, said => entry.concepts.has(said) || entry.mentions.has(said), index)
    scored.push({ text: entry.text, score: best * (0.5 + 0.25 * own + 0.25 * explained) * explained })
  }
  return scored.sort((one, other) => other.score - one.score).filter(({ score }) => score >= maybeFrom * 0.8)
}

/** How well the best question of each text fits, of those that share anything with what was asked. */
function bestAsks(read: ReadQuestion, given: ReadonlySet<string>, index: GuideIndex): Map<Entry, number> {
  const best = new Map<Entry, number>()
  const seen = new Set<Asked>()
  for (const concept of given)
    for (const { entry, ask } of index.asksOf.get(concept) ?? []) {
      if (seen.has(ask)) continue
      seen.add(ask)
      const score = askScore(read, ask, given, index)
      if (score > (best.get(entry) ?? 0)) best.set(entry, score)
    }
  return best
}

/** How alike a question and one that a text is asked by are: 0 when it asks in another way. */
function askScore(read: ReadQuestion, ask: Asked, given: ReadonlySet<string>, index: GuideIndex): number {
  if (ask.asksWhat && !read.asksWhat) return 0
  if (ask.isQuestion && !read.isQuestion) return 0
  const covered = share(ask.said, concept => given.has(concept), index)
  if (covered < leastCovered) return 0
  // "Jurist Krankenhaus Stelle" names work, though employers and jobs are what many a text speaks of.
  if (!read.isQuestion && covered < coveredWithoutQuestion) return 0
  // A question that says more of the text is preferred: "Anerkennung Arzt Österreich" to "Anerkennung".
  const asked = share(read.said, concept => ask.concepts.has(concept), index)
  // Who names a thing of the field without asking may look for work in it: "Arzt mit Berufserlaubnis".
  if (!read.isQuestion && !ask.isOfSite && asked < 1) return 0
  return covered * covered * (0.75 + 0.25 * asked)
}

/** The share of what is said of which one concept at least `isMet`, by weight. */
function share(
  said: readonly (readonly string[])[],
  isMet: (concept: string) => boolean,
  { weightOf }: GuideIndex,
): number {
  let met = 0
  let all = 0
  for (const concepts of said) {
    const weight = Math.min(...concepts.map(weightOf))
    all += weight
    if (concepts.some(isMet)) met += weight
  }
  return all === 0 ? 0 : met / all
}

/** What a text speaks of, by the words and phrases that mean the same in both languages; words as they are spelt. */
export function conceptsOf(text: string): string[] {
  return readQuestion(text, { ...guideIndex().known, near: () => null })
    .said.flat()
    .filter(concept => !concept.startsWith('#'))
}

/** A text by its id, as the answer that it is when it is surely meant, or offered; null when there is none. */
export function guideAnswerOf(
  id: string,
  locale: GuideLocale,
  certainty: GuideAnswer['certainty'],
): GuideAnswer | null {
  const text = guideIndex().byId.get(id)
  return text ? { ...answerOf(text, locale), certainty, others: [] } : null
}

function answerOf(text: GuideText, locale: GuideLocale): Omit<GuideAnswer, 'certainty' | 'others'> {
  const { pages, authorities } = guide()
  const { byId } = guideIndex()
  const own = (text.pages ?? []).flatMap(name => {
    const page = pages[name]?.[locale]
    return page ? [{ label: page.label, page: page.address, checkedOn: text.checkedOn }] : []
  })
  const others = (text.authorities ?? []).flatMap(name => {
    const label = authorities[name]?.[locale]
    return label === undefined ? [] : [{ label, checkedOn: text.checkedOn }]
  })
  const choices = text.next.flatMap(id => {
    const next = byId.get(id)
    return next ? [choiceOf(next, locale)] : []
  })
  return { id: text.id, ...text[locale], sources: [...own, ...others], choices, next: text.next }
}

function choiceOf(text: GuideText, locale: GuideLocale): { label: string; text: string } {
  return { label: text[locale].title, text: text[locale].title }
}
