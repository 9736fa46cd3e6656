import { describe, expect, it } from 'vitest'
import { categories } from './titles/categories.ts'
import { modifiers, traineeOf } from './titles/profession-modifiers.ts'
import { genericProfessions, settledNames } from './titles/profession-rules.ts'
import { moreProfessionNames, professionById, professions } from './titles/professions.ts'
import {
  boardSpecialties,
  specialties,
  specialtyById,
  specialtyStems,
  specialtyWithAncestors,
} from './titles/specialties.ts'
import { doctorAbbreviations, impliedSpecialty, specialistOf } from './titles/specialty-rules.ts'

describe('the vocabulary', () => {
  it('puts every profession into one of the seven categories, with a name and an occupation code', () => {
    const ids = new Set<string>(categories.map(({ id }) => id))
    expect(ids.size).toBe(7)
    expect(new Set(professions().map(({ id }) => id)).size).toBe(professions().length)
    for (const { category, nameMale, nameFemale, nameEn, kldb2010 } of professions()) {
      expect(ids.has(category)).toBe(true)
      expect([nameMale, nameFemale, nameEn].every(name => name.length > 1)).toBe(true)
      expect(kldb2010).toMatch(/^\d{5}$/)
    }
  })

  it('knows the ten specialties of the board and leads every specialty to its parents', () => {
    expect(boardSpecialties).toHaveLength(10)
    for (const { id } of boardSpecialties) {
      expect(specialties().some(specialty => specialty.boardSpecialty === id)).toBe(true)
    }
    for (const { parent } of specialties())
      expect(parent === null || specialtyById(parent) !== null).toBe(true)
    expect(specialtyWithAncestors('kardiologie')).toEqual(['kardiologie', 'innere_medizin'])
  })

  it('names only professions and specialties that exist in its rules', () => {
    const named = [
      ...genericProfessions,
      ...Object.keys(moreProfessionNames()),
      ...Object.values(settledNames),
      ...Object.keys(impliedSpecialty),
      ...Object.values(specialistOf),
      ...modifiers.flatMap(({ from, to }) => [...from, ...(to ? [to] : [])]),
    ]
    expect(named.filter(id => professionById(id) === null)).toEqual([])
    const fields = [
      ...Object.values(specialtyStems()),
      ...Object.values(doctorAbbreviations),
      ...Object.values(impliedSpecialty),
      ...Object.keys(specialistOf),
    ]
    expect(fields.filter(id => specialtyById(id) === null)).toEqual([])
    expect(traineeOf('mfa')).toBe('azubi_mfa')
  })
})
