import { expect, it } from 'vitest'
import { placeOf } from '../../domain/job-seekers/profile/save-wishes.ts'
import { professionById } from '../../vocabulary/titles/professions.ts'
import { specialtyById } from '../../vocabulary/titles/specialties.ts'
import { drawSeekers } from './draw-seekers.ts'
import { seekerKinds, seekerTowns } from './seeker-kinds.ts'

const now = new Date('2026-11-25T12:00:00Z')

it('draws the same people each time, and no two alike', () => {
  const drawn = drawSeekers(now)
  expect(drawn).toEqual(drawSeekers(now))
  expect(new Set(drawn.map(({ name }) => name)).size).toBe(drawn.length)
  expect(new Set(drawn.map(({ parts }) => JSON.stringify(parts))).size).toBe(drawn.length)
  expect(drawn.length).toBeGreaterThanOrEqual(120)
})

it('uses only what the vocabulary knows', () => {
  expect(seekerKinds.filter(({ profession }) => !professionById(profession))).toEqual([])
  const specialties = seekerKinds.flatMap(kind => kind.specialties)
  expect(specialties.filter(id => !specialtyById(id))).toEqual([])
  expect(seekerTowns.filter(([town]) => placeOf(town, 25) === null)).toEqual([])
})
