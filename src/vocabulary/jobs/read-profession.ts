import { findProfessions } from '../titles/find-professions.ts'
import { findSpecialties } from '../titles/find-specialties.ts'
import { professionById, professions } from '../titles/professions.ts'
import { specialties, specialtyById } from '../titles/specialties.ts'
import { jobValueLabel } from './job-value-labels.ts'

/** The profession that someone selected or typed: by id, by its name in either language, or as the vocabulary interprets it. */
export function readProfession(text: string | null): string | null {
  if (text === null) return null
  if (professionById(text)) return text
  const wanted = comparable(text)
  const named = professions().find(({ id }) =>
    (['de', 'en'] as const).some(locale => comparable(jobValueLabel('profession', id, locale)) === wanted),
  )
  return named?.id ?? findProfessions(text)[0]?.id ?? null
}

/** The specialty that someone selected or typed, in the same ways. */
export function readSpecialty(text: string | null): string | null {
  if (text === null) return null
  if (specialtyById(text)) return text
  const wanted = comparable(text)
  const named = specialties().find(({ nameDe, nameEn }) =>
    [nameDe, nameEn].some(name => comparable(name) === wanted),
  )
  return named?.id ?? findSpecialties(text, true)[0]?.id ?? null
}

export function knownSpecialty(id: string | null): string | null {
  return id === null ? null : (specialtyById(id)?.id ?? null)
}

function comparable(text: string): string {
  return text.toLocaleLowerCase('de').replace(/\s+/g, ' ').trim()
}
