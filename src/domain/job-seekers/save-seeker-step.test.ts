import { describe, expect, it } from 'vitest'
import { makePerson } from '../../../tests/support/account.ts'
import { testContext } from '../../../tests/support/context.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import type { Actor } from '../caller/actor.ts'
import { seekerStepSchemas } from './job-seeker.schema.ts'
import { readOwnSeeker, saveSeekerStep } from './save-seeker-step.ts'

const db = await testDatabase()
const as = (actor: Actor) => testContext(db, { actor })

describe('the onboarding of a job seeker', () => {
  it('is saved step by step, and no step touches another', async () => {
    const ctx = as(await makePerson(db))
    await saveSeekerStep(ctx, {
      step: 'work',
      values: { profession: 'pflegefachmann', specialty: 'kardiologie' },
    })
    await saveSeekerStep(ctx, { step: 'place', values: { place: 'Freiburg', radius: 25 } })
    const qualifications = seekerStepSchemas.qualifications.parse({
      qualifications: 'Praxisanleitung\nWundexperte ICW, Praxisanleitung',
      languages: [{ language: 'de', level: 'C1' }],
    })
    await saveSeekerStep(ctx, { step: 'qualifications', values: qualifications })
    expect(await readOwnSeeker(ctx)).toMatchObject({
      profession: 'pflegefachmann',
      specialty: 'kardiologie',
      placeText: 'Freiburg im Breisgau',
      radiusKm: 25,
      qualifications: ['Praxisanleitung', 'Wundexperte ICW'],
      languages: [{ language: 'de', level: 'C1' }],
    })
  })

  it('knows a profession by any name that people use for it, in both languages', async () => {
    const ctx = as(await makePerson(db))
    for (const [typed, known] of [
      ['Hebamme', 'hebamme'],
      ['midwife', 'hebamme'],
      ['  Krankenschwester ', 'gesundheits_krankenpfleger'],
    ] as const) {
      const values = seekerStepSchemas.work.parse({ profession: typed, specialty: '' })
      await saveSeekerStep(ctx, { step: 'work', values })
      expect(await readOwnSeeker(ctx)).toMatchObject({ profession: known })
    }
    await saveSeekerStep(ctx, { step: 'work', values: seekerStepSchemas.work.parse({ profession: '  ' }) })
    expect(await readOwnSeeker(ctx)).toMatchObject({ profession: null })
  })

  it('keeps a date only for whoever is free from a date on', async () => {
    const ctx = as(await makePerson(db))
    const wishes = { employmentTypes: [], shiftModels: [], availableFrom: '2027-02-01' }
    await saveSeekerStep(ctx, { step: 'wishes', values: { ...wishes, availability: 'date' } })
    expect(await readOwnSeeker(ctx)).toMatchObject({ availability: 'date', availableFrom: '2027-02-01' })
    await saveSeekerStep(ctx, { step: 'wishes', values: { ...wishes, availability: 'now' } })
    expect(await readOwnSeeker(ctx)).toMatchObject({ availability: 'now', availableFrom: null })
  })

  it('names what it does not know and keeps what was there', async () => {
    const ctx = as(await makePerson(db))
    await saveSeekerStep(ctx, { step: 'place', values: { place: 'Köln' } })
    await expect(
      saveSeekerStep(ctx, { step: 'place', values: { place: 'Xyzzyhausen' } }),
    ).rejects.toMatchObject({
      fields: { place: [{ key: 'onboarding.place-unknown' }] },
    })
    await expect(
      saveSeekerStep(ctx, { step: 'work', values: { profession: 'zauberer' } }),
    ).rejects.toMatchObject({ fields: { profession: [{ key: 'onboarding.profession-unknown' }] } })
    expect(await readOwnSeeker(ctx)).toMatchObject({ placeText: 'Köln' })
  })

  it('is for job seekers alone', async () => {
    const employer = await makePerson(db, { role: 'employer' })
    await expect(readOwnSeeker(as(employer))).rejects.toMatchObject({ kind: 'not-allowed' })
    await expect(readOwnSeeker(as({ kind: 'guest' }))).rejects.toMatchObject({ kind: 'sign-in-required' })
    const challenged: Actor = { kind: 'challenged', userId: employer.userId, sessionId: employer.sessionId }
    await expect(readOwnSeeker(as(challenged))).rejects.toMatchObject({ kind: 'sign-in-required' })
  })
})
