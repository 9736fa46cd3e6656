import { dataFile } from '../data-file.ts'

/** The ten specialties of the board's filter, and a rest. */
export type BoardSpecialty =
  | 'general-medicine'
  | 'surgery'
  | 'internal-medicine'
  | 'cardiology'
  | 'neurology'
  | 'orthopedics'
  | 'pediatrics'
  | 'psychiatry'
  | 'radiology'
  | 'physiotherapy'

export type Specialty = {
  id: string
  nameDe: string
  nameEn: string
  /** Id of the broader specialty (kardiologie → innere_medizin), or null. */
  parent: string | null
  /** The board's filter value, or null where the filter has none. */
  boardSpecialty: BoardSpecialty | null
  kind: 'facharzt' | 'schwerpunkt' | 'zusatz' | 'dental' | 'veterinary' | 'therapy'
  adjectives: readonly string[]
  persons: readonly string[]
  synonyms: readonly string[]
  abbreviations: readonly string[]
}

type SpecialtyRow = {
  id: string
  name_de: string
  name_en: string
  parent: string | null
  board_specialty: string
  kind: Specialty['kind']
  adjectives: string[]
  person_m: string
  person_f: string
  synonyms: string[]
  abbreviations: string[]
}

/** @internal so that a test can count them */
export const boardSpecialties: readonly { id: BoardSpecialty; nameDe: string; nameEn: string }[] = [
  { id: 'general-medicine', nameDe: 'Allgemeinmedizin', nameEn: 'General medicine' },
  { id: 'surgery', nameDe: 'Chirurgie', nameEn: 'Surgery' },
  { id: 'internal-medicine', nameDe: 'Innere Medizin', nameEn: 'Internal medicine' },
  { id: 'cardiology', nameDe: 'Kardiologie', nameEn: 'Cardiology' },
  { id: 'neurology', nameDe: 'Neurologie', nameEn: 'Neurology' },
  { id: 'orthopedics', nameDe: 'Orthopädie', nameEn: 'Orthopaedics' },
  { id: 'pediatrics', nameDe: 'Pädiatrie', nameEn: 'Paediatrics' },
  { id: 'psychiatry', nameDe: 'Psychiatrie', nameEn: 'Psychiatry' },
  { id: 'radiology', nameDe: 'Radiologie', nameEn: 'Radiology' },
  { id: 'physiotherapy', nameDe: 'Physiotherapie', nameEn: 'Physiotherapy' },
]

let loaded: { list: Specialty[]; byId: Map<string, Specialty> } | undefined

export function specialties(): readonly Specialty[] {
  return table().list
}

export function specialtyById(id: string): Specialty | null {
  return table().byId.get(id) ?? null
}

/** The specialty and all broader ones (kardiologie → [kardiologie, innere_medizin]); [] when unknown. */
export function specialtyWithAncestors(id: string): string[] {
  const ids: string[] = []
  let current = specialtyById(id)
  while (current && !ids.includes(current.id)) {
    ids.push(current.id)
    current = current.parent ? specialtyById(current.parent) : null
  }
  return ids
}

/** Prefixes of folded words that indicate a specialty inside compounds ("frauenarzt" in Frauenarztpraxis), with its id. */
export function specialtyStems(): Record<string, string> {
  // The file is ours: stems to ids, verified by the test beside this file.
  return JSON.parse(dataFile('specialty-stems.json')) as Record<string, string>
}

function table() {
  loaded ??= read()
  return loaded
}

function read() {
  const known = new Map<string, BoardSpecialty>(
    boardSpecialties.map(({ id }) => [id.replaceAll('-', '_'), id]),
  )
  // The file is ours: its shape is verified by the test beside this file.
  const { specialties: rows } = JSON.parse(dataFile('specialties.json')) as { specialties: SpecialtyRow[] }
  const list = rows.map(
    (row): Specialty => ({
      id: row.id,
      nameDe: row.name_de,
      nameEn: row.name_en,
      parent: row.parent,
      boardSpecialty: known.get(row.board_specialty) ?? null,
      kind: row.kind,
      adjectives: row.adjectives,
      persons: [row.person_m, row.person_f],
      synonyms: row.synonyms,
      abbreviations: row.abbreviations,
    }),
  )
  return { list, byId: new Map(list.map(specialty => [specialty.id, specialty])) }
}
