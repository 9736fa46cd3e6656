import { addPhrase, longestPhrase, phraseTree, phraseValue } from '../search/text/phrases.ts'
import { stem } from '../search/text/stem.ts'
import { dataFile } from '../vocabulary/data-file.ts'
import { moreProfessionNames, professions } from '../vocabulary/titles/professions.ts'
import { specialties } from '../vocabulary/titles/specialties.ts'
import { placesIn } from './board-places.ts'
import { queryWords } from './query-words.ts'
import { townLike } from './town-like.ts'
import type { QueryVocabulary } from './understood.ts'

let loaded: QueryVocabulary | undefined

/** The titles, specialties and places of the board, read on first use. */
export function boardQueryVocabulary(): QueryVocabulary {
  loaded ??= read()
  return loaded
}

function read(): QueryVocabulary {
  const tree = phraseTree<Set<string>>()
  const known = new Set<string>()
  const put = (name: string, id: string) => {
    const keys = queryWords(name).map(({ key }) => key)
    for (const key of keys) known.add(key)
    const stems = keys.map(stemOf)
    const ids = phraseValue(tree, stems)
    if (ids) ids.add(id)
    else addPhrase(tree, stems, new Set([id]))
  }
  const more = moreProfessionNames()
  for (const one of professions()) {
    const names = [
      one.nameMale,
      one.nameFemale,
      one.nameEn,
      ...one.synonyms,
      ...one.synonymsEn,
      ...one.abbreviations,
      ...(more[one.id] ?? []),
    ]
    for (const name of names) {
      put(name, one.id)
      // "B.A. Soziale Arbeit" is said without the degree as well.
      if (degree.test(name)) put(name.replace(degree, ''), one.id)
    }
  }
  for (const one of specialties()) {
    const names = [
      one.nameDe,
      one.nameEn,
      ...one.adjectives,
      ...one.persons,
      ...one.synonyms,
      ...one.abbreviations,
    ]
    for (const name of names) put(name, `s:${one.id}`)
  }
  for (const [id, names] of Object.entries(conceptNames())) for (const name of names) put(name, id)
  return {
    titlesIn: words => {
      const stems: string[] = []
      const stemAt = (index: number) => {
        const word = words[index]
        if (word !== undefined) stems[index] ??= stemOf(word)
        return stems[index]
      }
      return at => longestPhrase(tree, stemAt, at)?.length ?? 0
    },
    meansTheSame: (one, other) => {
      const [ids, others] = [phraseValue(tree, one.map(stemOf)), phraseValue(tree, other.map(stemOf))]
      return ids !== undefined && others !== undefined && [...ids].some(id => others.has(id))
    },
    isKnownWord: word => known.has(word),
    placesIn,
    townLike,
  }
}

const degree = /^[BM]\. ?(?:A|Sc)\. /

/** Fields, wards and kinds of work that are neither a profession nor a specialty, by their ids. */
function conceptNames(): Record<string, string[]> {
  // The file is ours; this is one of its fields.
  return (JSON.parse(dataFile('concepts.json')) as { meanings: Record<string, string[]> }).meanings
}

/** `key` is folded. */
const stemOf = (key: string) => stem(key, 'de')
