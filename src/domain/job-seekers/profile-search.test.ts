import { describe, expect, it } from 'vitest'
import { makePerson } from '../../../tests/support/account.ts'
import { testContext } from '../../../tests/support/context.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { jobSearchQuery } from '../job-search/job.schema.ts'
import { seekerStepSchemas } from './job-seeker.schema.ts'
import { profileSearch } from './profile-search.ts'
import { readOwnSeeker, saveSeekerStep } from './save-seeker-step.ts'

const db = await testDatabase()

describe('the search for what a profile says', () => {
  it('takes along profession, specialty, employment, shifts, place and distance', async () => {
    const ctx = testContext(db, { actor: await makePerson(db) })
    const { work, place, wishes } = seekerStepSchemas
    await saveSeekerStep(ctx, {
      step: 'work',
      values: work.parse({ profession: 'pflegefachmann', specialty: 'kardiologie' }),
    })
    await saveSeekerStep(ctx, { step: 'place', values: place.parse({ place: 'Köln', radius: '25' }) })
    await saveSeekerStep(ctx, {
      step: 'wishes',
      values: wishes.parse({ employmentTypes: ['part-time'], shiftModels: ['no-nights', 'day'] }),
    })
    expect(new URLSearchParams(jobSearchQuery(profileSearch(await readOwnSeeker(ctx)))).toString()).toBe(
      'place=K%C3%B6ln&radius=25&profession=pflegefachmann&specialty=kardiologie&employmentType=part-time&shift=day&shift=no-nights',
    )
  })

  it('reads "full time or part time" as either of them', async () => {
    const ctx = testContext(db, { actor: await makePerson(db) })
    const values = seekerStepSchemas.wishes.parse({ employmentTypes: ['both'], shiftModels: [] })
    await saveSeekerStep(ctx, { step: 'wishes', values })
    expect(profileSearch(await readOwnSeeker(ctx))).toMatchObject({
      employmentType: ['full-time', 'part-time'],
    })
  })

  it('is empty while nothing was told', () => {
    expect(jobSearchQuery(profileSearch(null))).toBe('')
  })
})
