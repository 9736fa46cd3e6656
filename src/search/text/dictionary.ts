import { type CompoundLists, readCompoundLists } from './compound-lists.ts'
import { type ConceptGraph, conceptGraph, termOf } from './concept-graph.ts'
import { fold } from './fold.ts'
import { type Meaning, readMeaning, union } from './meaning.ts'
import { type PhraseBuilder, phraseBuilder } from './phrase-builder.ts'
import type { PhraseNode } from './phrases.ts'
import { stem } from './stem.ts'
import type { TextVocabulary } from './vocabulary-input.ts'

/** Everything the analyser looks up, built once from the vocabulary. */
export type Dictionary = {
  lists: CompoundLists
  graph: ConceptGraph
  phrases: PhraseNode<Meaning>
  /** Abbreviation as written → meaning. */
  abbreviations: Map<string, Meaning>
  /** Lower-case abbreviation → meaning; only those that are not ordinary words, except in queries. */
  relaxedAbbreviations: Map<string, Meaning>
  queryAbbreviations: Map<string, Meaning>
  words: Set<string>
  /** Folded words of all titles, including multi-word ones, and their stems. */
  phraseWords: ReadonlySet<string>
  phraseKeys: ReadonlySet<string>
  /** Words with these folded forms are neither split nor corrected. */
  opaque: Set<string>
  parts: Set<string>
  partMeanings: Map<string, Meaning>
  headMeanings: Map<string, Meaning>
  plainHeads: Set<string>
  /** Last parts that may follow any word. */
  openHeads: ReadonlySet<string>
  neverAlone: Set<string>
  /** Stem of an interchangeable last part (manager) → stems of the others (management). */
  otherEndings: ReadonlyMap<string, readonly string[]>
}

export function buildDictionary(vocabulary: TextVocabulary): Dictionary {
  const table = vocabulary.concepts
  const lists = readCompoundLists(vocabulary.compounds)
  const graph = conceptGraph(table, vocabulary.specialties)
  const builder = phraseBuilder(lists, vocabulary)
  for (const phrase of table.void) builder.add(phrase, [], 'replace')
  for (const [meaning, phrases] of Object.entries(table.meanings)) {
    for (const phrase of phrases) builder.add(phrase, expand(readMeaning(meaning), graph), 'replace')
  }
  builder.lock()
  addProfessions(vocabulary, graph, builder)
  builder.lock()
  addSpecialties(vocabulary, graph, builder)
  builder.lock()
  builder.addVariants(table.variants)
  builder.addLeaders()
  const abbreviations = readAbbreviations(vocabulary, graph)
  const folded = (words: Iterable<string>) => new Set([...words].map(fold))
  const meanings = (entries: Readonly<Record<string, string>>) =>
    new Map(Object.entries(entries).map(([word, text]) => [fold(word), expand(readMeaning(text), graph)]))
  const opaque = folded([...table.opaque, ...lists.whole])
  const partMeanings = meanings(table.parts)
  const headMeanings = meanings(table.heads)
  const plainHeads = folded(table.plainHeads)
  return {
    lists,
    graph,
    phrases: builder.root,
    ...abbreviations,
    words: builder.words,
    phraseWords: builder.phraseWords,
    phraseKeys: new Set([...builder.phraseWords].map(word => stem(word, 'de'))),
    opaque,
    parts: new Set([
      ...lists.parts,
      ...[...builder.words].filter(word => word.length >= 4),
      ...partMeanings.keys(),
      ...headMeanings.keys(),
      ...plainHeads,
    ]),
    partMeanings,
    headMeanings,
    plainHeads,
    openHeads: lists.openHeads,
    neverAlone: folded([...table.neverAlone, ...headMeanings.keys(), ...lists.openHeads]),
    otherEndings: otherEndings(table.variants),
  }
}

function otherEndings(variants: readonly (readonly [string, string])[]): Map<string, string[]> {
  const others = new Map<string, string[]>()
  for (const pair of variants) {
    const [one, other] = pair.map(word => stem(word, 'de'))
    if (!one || !other || one === other) continue
    others.set(one, [...(others.get(one) ?? []), other])
    others.set(other, [...(others.get(other) ?? []), one])
  }
  return others
}

/** Ids in a written meaning may be composed themselves; one level is enough. */
function expand(meaning: Meaning, graph: ConceptGraph): Meaning {
  const [group] = meaning
  const only = meaning.length === 1 && group?.length === 1 ? group[0] : undefined
  return only && only.weight === 1 ? graph.meaningOf(only.term) : meaning
}

function addProfessions(vocabulary: TextVocabulary, graph: ConceptGraph, builder: PhraseBuilder): void {
  for (const profession of vocabulary.professions) {
    const meaning = graph.meaningOf(termOf(profession.id))
    const phrases = [
      profession.nameMale,
      profession.nameFemale,
      profession.nameEn,
      ...profession.synonyms,
      ...profession.synonymsEn,
    ]
    for (const phrase of phrases) if (!isAbbreviation(phrase)) builder.add(phrase, meaning, 'vocabulary')
  }
}

const personWord =
  /(arzt|ärztin|loge|login|iater|iaterin|chirurg|chirurgin|mediziner|medizinerin|päde|pädin|iker|ist|geon|specialist|physician|practitioner|ician)$/i

function addSpecialties(vocabulary: TextVocabulary, graph: ConceptGraph, builder: PhraseBuilder): void {
  for (const specialty of vocabulary.specialties) {
    const field = graph.meaningOf(`s:${specialty.id}`)
    const person: Meaning = [doctor, ...field]
    for (const phrase of specialty.persons) builder.add(phrase, person, 'vocabulary')
    for (const phrase of [specialty.nameDe, ...specialty.nameEn.split(' / '), ...specialty.synonyms]) {
      builder.add(phrase, personWord.test(phrase) ? person : field, 'vocabulary')
    }
    for (const phrase of specialty.adjectives) builder.add(phrase, field, 'vocabulary')
  }
}

const doctor = [
  { term: 'p:facharzt', weight: 1 },
  { term: 'p:arzt', weight: 0.7 },
]

function isAbbreviation(phrase: string): boolean {
  return /^[\p{L}&]{2,6}$/u.test(phrase) && /\p{Lu}.*\p{Lu}/u.test(phrase)
}

function readAbbreviations(vocabulary: TextVocabulary, graph: ConceptGraph) {
  const table = vocabulary.concepts
  const abbreviations = new Map<string, Meaning>()
  const ignored = new Set(table.ignored)
  const add = (written: string, meaning: Meaning) => {
    if (ignored.has(written) || !/^[\p{L}\p{N}&]+$/u.test(written)) return
    const present = abbreviations.get(written)
    abbreviations.set(written, present ? union(present, meaning) : meaning)
  }
  const own = new Set(Object.keys(table.abbreviations))
  for (const [written, text] of Object.entries(table.abbreviations)) {
    abbreviations.set(written, expand(readMeaning(text), graph))
  }
  for (const { id, abbreviations: list, synonyms } of vocabulary.professions) {
    for (const written of [...list, ...synonyms.filter(isAbbreviation)]) {
      if (!own.has(written)) add(written, graph.meaningOf(termOf(id)))
    }
  }
  for (const specialty of vocabulary.specialties) {
    for (const written of [...specialty.abbreviations, ...specialty.synonyms.filter(isAbbreviation)]) {
      if (!own.has(written) && !abbreviations.has(written)) add(written, graph.meaningOf(`s:${specialty.id}`))
    }
  }
  const cautious = new Set(table.cautious)
  const relaxedAbbreviations = new Map<string, Meaning>()
  const queryAbbreviations = new Map<string, Meaning>()
  for (const [written, meaning] of abbreviations) {
    const folded = fold(written)
    if (!queryAbbreviations.has(folded)) queryAbbreviations.set(folded, meaning)
    if (written.length >= 3 && !cautious.has(written)) relaxedAbbreviations.set(folded, meaning)
  }
  return { abbreviations, relaxedAbbreviations, queryAbbreviations }
}
