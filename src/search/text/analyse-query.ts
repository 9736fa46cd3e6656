import { remember } from '../../basics/remember.ts'
import { asInName, conceptTerms, fallbackOf, literalOf } from './concept-groups.ts'
import { correctWord, nearWord } from './correct-word.ts'
import type { Dictionary } from './dictionary.ts'
import { isOr, type Joint, type Joints, joinEither, jointsOf } from './either.ts'
import { fold } from './fold.ts'
import { isProfession, isSpecialty, type Meaning, strongest, type Weighted } from './meaning.ts'
import { longestPhrase, phraseValue } from './phrases.ts'
import { type QueryGroup, withoutDoubles, withoutWard } from './query-groups.ts'
import { nearlyKnown, relatedMeanings } from './related-words.ts'
import { stem } from './stem.ts'
import { tokens } from './tokens.ts'
import type { Word, Words } from './words.ts'

/** The groups of a query; anything beyond 200 characters or 12 words is ignored. */
export function analyseQuery(
  text: string,
  isTyping: boolean,
  dictionary: Dictionary,
  words: Words,
  english: Words,
): QueryGroup[] {
  const readable = text.slice(0, mostCharacters)
  const list = tokens(readable).slice(0, mostWords)
  const read = list.map(token => readQueryWord(token.raw, dictionary, words))
  const useful = read.filter(word => isUseful(word, dictionary))
  const asked = useful.length > 0 ? useful : read
  const joints = jointsOf(readable, list, read, useful)
  const isOpen = isTyping && /[\p{L}\p{N}]$/u.test(text)
  const groups: QueryGroup[] = []
  let person: Meaning | null = null
  let start = 0
  for (let index = 0; index < asked.length; ) {
    const reach = untilOr(asked, index, joints)
    const phrase = longestPhrase(dictionary.phrases, at => reach[at]?.key, index)
    const mistyped = isTyping ? null : mistypedPhrase(reach, index, phrase?.length ?? 1, dictionary)
    if (mistyped) {
      groups.push(mistyped.group)
      index += mistyped.length
      continue
    }
    const length = Math.max(1, phrase?.length ?? 1)
    if (length === 1 && asked.length > 1 && isSoft(asked[index], dictionary)) {
      index++
      continue
    }
    const isLast = isOpen && index + length === asked.length
    const meant = asked.slice(index, index + length)
    const meaning = phrase && phrase.value.length > 0 ? phrase.value : null
    const said = meaning ?? (length === 1 ? asked[index]?.meaning : null) ?? null
    const joint = joints.get(asked[index] as Word) // within bounds by the loop
    const field = person && said && !joint ? fieldOfSecondPerson(person, said, dictionary) : null
    const added = groupsOf(meant, field ?? meaning, isLast, dictionary, english)
    const isNamed = said?.[0]?.some(isPerson) ?? false
    if (!joinEither(groups, added, start, joint)) {
      if (isNamed) start = groups.length
      groups.push(...added)
    }
    if (isNamed) person ??= said
    index += length
  }
  const all = withoutDoubles(withoutWard(groups))
  return all.every(({ isConcept }) => isConcept) ? all : all.map(asInName)
}

const endsTitle: ReadonlySet<Joint | undefined> = new Set(['or', 'shouted'])

/** A title ends before an "or". */
function untilOr(asked: readonly Word[], from: number, joints: Joints): readonly Word[] {
  if (joints.size === 0) return asked
  const end = asked.findIndex((word, at) => at > from && endsTitle.has(joints.get(word)))
  return end < 0 ? asked : asked.slice(0, end)
}

/** Whether a document may have the word: Dr. and AG are too short to be indexed. */
function isUseful({ term, meaning, isStopWord, folded }: Word, { lists }: Dictionary): boolean {
  return (term !== null || meaning !== null) && !isStopWord && !isOr(folded) && !lists.queryNoise.has(folded)
}

function isSoft(word: Word | undefined, dictionary: Dictionary): boolean {
  return word !== undefined && dictionary.lists.soft.has(word.folded)
}

/**
 * "MFA Augenarzt" is an assistant at an eye doctor's: a doctor named after another profession only specifies the field. Null when the
 * second is not a doctor or both are doctors.
 */
function fieldOfSecondPerson(first: Meaning, second: Meaning, dictionary: Dictionary): Meaning | null {
  const carried = dictionary.graph.carriedBy(second)
  const isDoctor = (list: readonly Weighted[]) => list.some(({ term }) => doctors.has(term))
  if (!isDoctor(carried) || isDoctor(dictionary.graph.carriedBy(first))) return null
  const fields = carried.filter(({ term, weight }) => isSpecialty(term) && weight >= sureField)
  return fields.length > 0 ? [fields] : null
}

const doctors = new Set(['p:arzt', 'p:zahnarzt', 'p:tierarzt'])
const sureField = 0.9

function isPerson({ term }: Weighted): boolean {
  return isProfession(term)
}

/** A multi-word title with a typo (Medizinische Fachangestelte): it finds nothing, so the fallback applies. */
function mistypedPhrase(asked: readonly Word[], index: number, covered: number, dictionary: Dictionary) {
  const keyAt = (at: number) => {
    const word = asked[at]
    return word && !word.isAbbreviation ? nearestKey(word, dictionary) : word?.key
  }
  const phrase = longestPhrase(dictionary.phrases, keyAt, index)
  if (!phrase || phrase.length <= covered || phrase.length === 1 || phrase.value.length === 0) return null
  const meant = asked.slice(index, index + phrase.length)
  const written = meant.map(word => word.folded).join(' ')
  const text = meant.map(word => nearestWord(word, dictionary) ?? word.folded).join(' ')
  const groups = dictionary.graph.askedBy(phrase.value).map(group => conceptTerms(group, dictionary))
  const group: QueryGroup = {
    words: written,
    alternatives: [],
    mentions: [],
    spelling: written,
    fuzzyAllowed: false,
    prefix: false,
    isAbbreviation: false,
    isConcept: true,
    fallback: () => ({ text, groups }),
  }
  return { group, length: phrase.length }
}

function nearestKey(word: Word, dictionary: Dictionary): string {
  const nearest = nearestWord(word, dictionary)
  return nearest ? stem(nearest, 'de') : word.key
}

/** A word of a multi-word title within a letter or two, unless the typed word itself occurs in one. */
function nearestWord({ folded, key }: Word, dictionary: Dictionary): string | null {
  return dictionary.phraseKeys.has(key) ? null : nearWord(folded, dictionary.phraseWords)
}

const mostCharacters = 200
const mostWords = 12
// The compound itself is more specific than any of its parts.
const partOfQuery = 0.5

const rememberedWords = 5_000
const readIn = new WeakMap<Words, (raw: string) => Word>()

function readQueryWord(raw: string, dictionary: Dictionary, words: Words): Word {
  let read = readIn.get(words)
  if (!read) {
    read = remember(rememberedWords, word => understand(word, dictionary, words))
    readIn.set(words, read)
  }
  return read(raw)
}

function understand(raw: string, dictionary: Dictionary, words: Words): Word {
  const word = words.read(raw)
  if (word.isAbbreviation || word.isStopWord) return word
  const isKnown = phraseValue(dictionary.phrases, [word.key]) !== undefined
  const meaning = isKnown ? undefined : dictionary.queryAbbreviations.get(fold(raw))
  if (!meaning && !isKnown) return nearlyKnown(word, dictionary, words)
  // Two letters that are a word of ours ("op pflege") count, although texts are not searched for them.
  if (!meaning) return { ...word, term: word.term ?? word.key }
  return { ...word, meaning, isAbbreviation: true, term: stem(word.folded, 'de') }
}

function groupsOf(
  meant: readonly Word[],
  phrase: Meaning | null,
  prefix: boolean,
  dictionary: Dictionary,
  english: Words,
): QueryGroup[] {
  const [word] = meant
  if (!word) return []
  const written = meant.map(one => one.folded).join(' ')
  const meaning = phrase ?? (meant.length === 1 ? word.meaning : null)
  const base = {
    words: written,
    spelling: written,
    fallback: noFallback,
    isAbbreviation: false,
    isConcept: false,
    mentions: [],
  }
  if (meaning) {
    const literal = literalOf(meant.length === 1 && !phrase ? word : null)
    const concepts = dictionary.graph.askedBy(meaning).map(group => ({
      ...base,
      ...conceptTerms(group, dictionary, literal),
      fuzzyAllowed: false,
      prefix: prefix && meant.length === 1 && !word.isAbbreviation,
      isAbbreviation: word.isAbbreviation,
      isConcept: true,
    }))
    if (phrase) return concepts
    // The unknown part of a compound that is only half understood (Demenzstation) is searched for as well.
    const rest = word.unread.map(part => ({
      ...base,
      alternatives: strongest(literal.inText, [{ term: part, weight: partOfQuery }]),
      fuzzyAllowed: false,
      prefix: false,
      fallback: () => fallbackOf(correctWord(word.folded, dictionary), dictionary),
    }))
    return [...concepts, ...rest]
  }
  const stems = [
    ...new Set(meant.flatMap(one => [one.term ?? one.key, english.read(one.folded).term ?? one.key])),
  ]
  const whole = stems.map(term => ({ term, weight: 1 }))
  const isFuzzy = word.folded.length >= 4 && !/\d/.test(word.folded) && !dictionary.opaque.has(word.folded)
  const plain = { ...base, fuzzyAllowed: isFuzzy, prefix }
  const fallback = isFuzzy ? () => fallbackOf(correctWord(word.folded, dictionary), dictionary) : noFallback
  const known = strongest(whole, meant.length === 1 ? relatedMeanings(word.folded, dictionary) : [])
  if (word.parts.length === 0) return [{ ...plain, alternatives: known, fallback }]
  return word.parts.map(part => ({
    ...plain,
    alternatives: strongest(
      known,
      [part, ...(dictionary.otherEndings.get(part) ?? [])].map(term => ({ term, weight: partOfQuery })),
    ),
    fallback,
  }))
}

const noFallback = () => null
