import { professions } from '../../vocabulary/professions.ts'
import { specialties } from '../../vocabulary/specialties.ts'
import type { Locale } from '../context.ts'
import { jobValueLabel } from './job-value-labels.ts'

export type VocabularyMatch = {
  kind: 'profession' | 'specialty'
  value: string
  label: string
  /** 0: the name itself begins so; 1: another name of it; 2: a later word of a name. */
  rank: number
}

type Entry = { kind: VocabularyMatch['kind']; value: string; names: string[]; synonyms: string[] }

/** Professions and specialties one of whose names has a word that begins with what was typed. */
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
  if (names.some(name => name.startsWith(prefix))) return 0
  if (synonyms.some(name => name.startsWith(prefix))) return 1
  const later = ` ${prefix}`
  return names.some(name => name.includes(later)) || synonyms.some(name => name.includes(later)) ? 2 : null
}

let known: Entry[] | undefined
function entries(): Entry[] {
  known ??= [
    ...professions().map(
      (profession): Entry => ({
        kind: 'profession',
        value: profession.id,
        names: [profession.nameFemale, profession.nameMale, profession.nameEn].map(plain),
        synonyms: [...profession.synonyms, ...profession.synonymsEn, ...profession.abbreviations].map(plain),
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

/** Lower case, umlauts written out, everything else but letters and digits as one space. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
