import { createAnalyser } from '../search/text/analyse.ts'
import type { Analyser } from '../search/types.ts'
import { concepts } from './concepts.ts'
import { dataFile } from './data-file.ts'
import { moreProfessionNames, type Profession, professions } from './titles/professions.ts'
import { specialties } from './titles/specialties.ts'

let analyser: Analyser | undefined

/** The board's text analysis over its own vocabulary, built on first use. */
export function loadAnalyser(): Analyser {
  analyser ??= createAnalyser({
    professions: professionsWithAllNames(),
    specialties: specialties(),
    compounds: dataFile('compounds.txt'),
    concepts: concepts(),
  })
  return analyser
}

function professionsWithAllNames(): Profession[] {
  const more = moreProfessionNames()
  return professions().map(profession => ({
    ...profession,
    synonyms: [...profession.synonyms, ...(more[profession.id] ?? [])],
  }))
}
