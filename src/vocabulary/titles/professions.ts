import { dataFile } from '../data-file.ts'
import type { CategoryId } from './categories.ts'

export type Profession = {
  id: string
  category: CategoryId
  nameMale: string
  nameFemale: string
  nameEn: string
  /** Five-digit code of the German classification of occupations (KldB 2010, version 2020). */
  kldb2010: string
  countries: readonly ('DE' | 'AT' | 'CH')[]
  synonyms: readonly string[]
  synonymsEn: readonly string[]
  abbreviations: readonly string[]
  genderForms: readonly string[]
}

type ProfessionRow = {
  id: string
  category: CategoryId
  name_m: string
  name_f: string
  name_en: string
  kldb2010: string
  countries: ('DE' | 'AT' | 'CH')[]
  synonyms: string[]
  synonyms_en: string[]
  abbreviations: string[]
  gender_forms: string[]
}

let loaded: { list: Profession[]; byId: Map<string, Profession> } | undefined

export function professions(): readonly Profession[] {
  return table().list
}

export function professionById(id: string): Profession | null {
  return table().byId.get(id) ?? null
}

/** Colloquial titles beyond names and synonyms, by profession id. */
export function moreProfessionNames(): Record<string, string[]> {
  // The file is ours: ids to lists of names, verified by the test beside this file.
  return JSON.parse(dataFile('more-profession-names.json')) as Record<string, string[]>
}

function table() {
  loaded ??= read()
  return loaded
}

function read() {
  // The file is ours: its shape is verified by the test beside this file.
  const { professions: rows } = JSON.parse(dataFile('professions.json')) as { professions: ProfessionRow[] }
  const list = rows.map(
    (row): Profession => ({
      id: row.id,
      category: row.category,
      nameMale: row.name_m,
      nameFemale: row.name_f,
      nameEn: row.name_en,
      kldb2010: row.kldb2010,
      countries: row.countries,
      synonyms: row.synonyms,
      synonymsEn: row.synonyms_en,
      abbreviations: row.abbreviations,
      genderForms: row.gender_forms,
    }),
  )
  return { list, byId: new Map(list.map(profession => [profession.id, profession])) }
}
