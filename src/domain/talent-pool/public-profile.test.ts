import { expect, it } from 'vitest'
import { holdsNoFreeText, type KnownId, type PublicProfile, toPublicProfile } from './public-profile.ts'

const row = {
  publicId: '7f0e1c52-8f6f-4a65-9c5e-2d4a0f6f1b11',
  professions: ['hebamme', 'Jana Vogt'],
  specialties: ['kardiologie', 'bei Dr. Weber'],
  placeId: -4711,
  stateCode: 'Musterweg 1',
  country: 'Jana',
  experienceYears: 20,
  workloadFrom: 50,
  workloadTo: 80,
  employmentTypes: ['full-time', 'gern mit Hund'],
  shiftModels: ['day', '0221 123'],
  licenceKinds: ['approbation', 'Urkunde'],
  languages: ['de:native', 'de:sehr gut', 'Kölsch:B1'],
  availability: 'bald',
  availableFrom: new Date('2027-01-01'),
  noticeWeeks: 6,
  lastActiveAt: new Date('2026-11-01'),
}

it('leaves out whatever no dictionary resolves', () => {
  expect(toPublicProfile(row, new Date('2026-11-21'))).toEqual({
    id: row.publicId,
    professions: ['hebamme'],
    specialties: ['kardiologie'],
    placeId: null,
    stateCode: null,
    country: null,
    experience: '20-plus',
    workloadPercent: { from: 50, to: 80 },
    employmentTypes: ['full-time'],
    shifts: ['day'],
    availability: null,
    availableFrom: null,
    noticeWeeks: null,
    licences: ['approbation'],
    languages: [{ language: 'de', level: 'native' }],
    activity: 'this-month',
  })
})

it('has a type that typed text does not fit into', () => {
  expect(holdsNoFreeText).toBe(true)
  const typed: string = 'Jana Vogt'
  // @ts-expect-error a text is no id, whatever it says
  const id: KnownId<'profession'> = typed
  // @ts-expect-error a list of texts is no list of values
  const licences: PublicProfile['licences'] = [typed]
  expect([id, licences]).toEqual([typed, [typed]])
})
