import { builtInParts } from '../basics/built-in-parts.ts'
import { fold } from '../basics/fold.ts'
import { type GuideText, guide } from './guide-text.ts'
import { type KnownWords, knownWords, type ReadQuestion, readQuestion } from './read-question.ts'

/** A question that a text answers, as concepts. */
export type Asked = ReadQuestion & { isOfSite: boolean; concepts: ReadonlySet<string> }

export type Entry = {
  text: GuideText
  asks: Asked[]
  /** All that its own questions and titles speak of. */
  concepts: ReadonlySet<string>
  /** What its text speaks of beside. */
  mentions: ReadonlySet<string>
}

export type GuideIndex = {
  entries: Entry[]
  byId: ReadonlyMap<string, GuideText>
  /** Which questions of which text speak of a concept: all others cannot be the one that was asked. */
  asksOf: ReadonlyMap<string, readonly { entry: Entry; ask: Asked }[]>
  /** Folded titles in both languages: what a choice sends. */
  byTitle: ReadonlyMap<string, GuideText>
  known: KnownWords
  /** Concepts that few texts speak of count more. */
  weightOf: (concept: string) => number
}

/** The index, for who builds it before it is needed. */
export const guideToSearch = builtInParts(build)

/** Built on first use, as far as it was not before. */
export function guideIndex(): GuideIndex {
  return guideToSearch.whole()
}

/** A word that only happens to stand in a question of a text says less than one that the table knows. */
const mostOfPlainWords = 0.8
/** Words that no text's questions have say little about what is asked. */
const unknownWeight = 0.35

function* build(): Generator<undefined, GuideIndex> {
  const { texts, siteIds } = guide()
  yield
  const questions = texts.map(text => ({ text, asks: questionsOf(text) }))
  const known = knownWords(questions.flatMap(({ asks }) => asks))
  const entries: Entry[] = []
  for (const { text, asks } of questions) {
    yield
    entries.push(entryOf(text, asks, { known, isOfSite: siteIds.has(text.id) }))
  }
  yield
  const weights = weightsOf(entries)
  return {
    entries,
    asksOf: asksByConcept(entries),
    byId: new Map(texts.map(text => [text.id, text])),
    byTitle: new Map(texts.flatMap(text => [text.de.title, text.en.title].map(title => [fold(title), text]))),
    known,
    weightOf: concept => weights.get(concept) ?? unknownWeight,
  }
}

type Read = { known: KnownWords; isOfSite: boolean }

function entryOf(text: GuideText, asks: readonly string[], { known, isOfSite }: Read): Entry {
  // Whether a question of the site is asked or named makes no difference, but what something is has to be asked.
  const read = asks.map(ask => withForm(readQuestion(ask, known), isOfSite))
  const titles = conceptsOf(`${text.de.title} ${text.en.title}`, known)
  return {
    text,
    asks: distinct(read.filter(({ said }) => said.length > 0)),
    concepts: new Set([...read.flatMap(({ said }) => said.flat()), ...titles]),
    mentions: new Set(conceptsOf(`${text.de.text} ${text.en.text}`, known)),
  }
}

function asksByConcept(entries: readonly Entry[]): Map<string, { entry: Entry; ask: Asked }[]> {
  const asksOf = new Map<string, { entry: Entry; ask: Asked }[]>()
  for (const entry of entries)
    for (const ask of entry.asks)
      for (const concept of ask.concepts) {
        const list = asksOf.get(concept)
        if (list) list.push({ entry, ask })
        else asksOf.set(concept, [{ entry, ask }])
      }
  return asksOf
}

function distinct(asks: readonly Asked[]): Asked[] {
  const byMeaning = asks.map(
    ask => [JSON.stringify([[...ask.concepts].sort(), ask.asksWhat, ask.isQuestion]), ask] as const,
  )
  return [...new Map(byMeaning).values()]
}

function questionsOf(text: GuideText): string[] {
  const ofNames = (text.names ?? []).flatMap(name => [
    `was ist ${name}`,
    `was ist ausbildung ${name}`,
    `was ist ausbildung dauer ${name}`,
    `wie lange dauert die ausbildung ${name}`,
    `wie ausbildung ${name}`,
  ])
  return [...(text.asks ?? []), ...ofNames]
}

function withForm(read: ReadQuestion, isOfSite: boolean): Asked {
  return {
    ...read,
    isOfSite,
    concepts: new Set(read.said.flat()),
    isQuestion: isOfSite ? read.asksWhat : read.isQuestion,
  }
}

function conceptsOf(text: string, known: KnownWords): string[] {
  return readQuestion(text, known).said.flat()
}

function weightsOf(entries: readonly Entry[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { concepts } of entries)
    for (const concept of concepts) counts.set(concept, (counts.get(concept) ?? 0) + 1)
  const most = Math.log(entries.length)
  return new Map(
    Array.from(counts, ([concept, count]) => {
      const weight = 0.5 + (most - Math.log(count)) / most
      return [concept, concept.startsWith('#') ? Math.min(weight, mostOfPlainWords) : weight]
    }),
  )
}
