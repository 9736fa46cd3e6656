import { fold } from '../../../basics/fold.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { jobValueLabel } from '../../../vocabulary/jobs/job-value-labels.ts'
import { moreProfessionNames, professions } from '../../../vocabulary/titles/professions.ts'
import { specialties } from '../../../vocabulary/titles/specialties.ts'

export type VocabularyMatch = {
  kind: 'profession' | 'specialty'
  value: string
  label: string
  /** 0: a name equals it; 1: the name starts with it; 2: a synonym does; 3: words of a name do; 4: parts of its words do. */
  rank: number
}

type Entry = { kind: VocabularyMatch['kind']; value: string; names: string[]; synonyms: string[] }

/** Professions and specialties that match what was typed: by the start of a name, its words, or parts of its words. */
export function matchVocabulary(typed: string, locale: Locale): VocabularyMatch[] {
  const prefix = plain(typed)
  if (prefix === '') return []
  const matches: VocabularyMatch[] = []
  for (const { kind, value, names, synonyms } of entries()) {
    const rank = rankOf(prefix, names, synonyms)
    if (rank !== null) matches.push({ kind, value, label: jobValueLabel(kind, value, locale), rank })
  }
  return matches
}

function rankOf(prefix: string, names: string[], synonyms: string[]): number | null {
  const all = [...names, ...synonyms]
  if (all.includes(prefix)) return 0
  if (names.some(name => name.startsWith(prefix))) return 1
  if (synonyms.some(name => name.startsWith(prefix))) return 2
  const words = prefix.split(' ')
  if (all.some(name => words.every(word => ` ${name}`.includes(` ${word}`)))) return 3
  const isPart = (name: string, word: string) =>
    ` ${name}`.includes(` ${word}`) || (word.length >= minPartLetters && name.includes(word))
  return all.some(name => words.every(word => isPart(name, word))) ? 4 : null
}

/** Shorter strings occur in nearly every compound by chance. */
const minPartLetters = 4

let known: Entry[] | undefined
function entries(): Entry[] {
  if (known) return known
  const more = moreProfessionNames()
  known = [
    ...professions().map(
      (profession): Entry => ({
        kind: 'profession',
        value: profession.id,
        names: [profession.nameFemale, profession.nameMale, profession.nameEn].map(plain),
        synonyms: [
          ...profession.synonyms,
          ...profession.synonymsEn,
          ...profession.abbreviations,
          ...(more[profession.id] ?? []),
        ].map(plain),
      }),
    ),
    ...specialties().map(
      (specialty): Entry => ({
        kind: 'specialty',
        value: specialty.id,
        names: [specialty.nameDe, specialty.nameEn].map(plain),
        synonyms: [...specialty.synonyms, ...specialty.persons, ...specialty.abbreviations].map(plain),
      }),
    ),
  ]
  return known
}

/** Lower case, umlauts transliterated, everything but letters and digits collapsed to one space. */
export function plain(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
