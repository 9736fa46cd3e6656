import { describe, expect, it } from 'vitest'
import { makePerson } from '../../../../tests/support/account.ts'
import { testContext } from '../../../../tests/support/context.ts'
import { testDatabase } from '../../../../tests/support/database.ts'
import { limits } from '../../../config/limits.ts'
import { fillProfile } from './fill-profile.ts'
import { type ProfileParts, profilePartsSchema } from './profile.schema.ts'
import { readSeekerProfile } from './read-seeker-profile.ts'

const db = await testDatabase()
const someone = async () => testContext(db, { actor: await makePerson(db) })
const parts = (given: object): ProfileParts => profilePartsSchema.parse(given)

const cv = {
  positions: [
    { title: 'Pflegefachfrau', employer: 'Klinikum Köln', fromMonth: '2019-04', isCurrent: true },
    { title: 'Altenpflegerin', employer: 'Haus am See', fromMonth: '2015', toMonth: '2019' },
  ],
  educations: [{ name: 'Ausbildung zur Pflegefachfrau', toMonth: '2015' }],
  licences: [{ kind: 'professional-licence', name: 'Berufsurkunde Pflegefachfrau', country: 'DE' }],
  languages: [{ language: 'de', level: 'B2' }],
  drivingLicences: ['B'],
  wishes: { professions: ['Pflegefachfrau'], places: [{ place: 'Köln', radius: 25 }] },
}

describe('filling a profile at once', () => {
  it('takes several of everything, with what the vocabulary knows of it', async () => {
    const ctx = await someone()
    expect(await fillProfile(ctx, parts(cv))).toEqual({
      positions: 2,
      educations: 1,
      licences: 1,
      languages: 1,
    })
    const { seeker, positions, educations, licences } = await readSeekerProfile(ctx)
    expect(positions).toMatchObject([
      { title: 'Pflegefachfrau', profession: 'pflegefachmann', isCurrent: true, toMonth: null },
      { title: 'Altenpflegerin', profession: 'altenpfleger', fromMonth: '2015', toMonth: '2019' },
    ])
    expect(educations).toMatchObject([{ name: 'Ausbildung zur Pflegefachfrau' }])
    expect(licences).toMatchObject([{ profession: 'pflegefachmann', country: 'DE', state: 'held' }])
    expect(seeker).toMatchObject({
      profession: 'pflegefachmann',
      placeText: 'Köln',
      radiusKm: 25,
      languages: [{ language: 'de', level: 'B2' }],
      drivingLicences: ['B'],
    })
  })

  it('doubles nothing that is there, even when another document knows the month or the level better', async () => {
    const ctx = await someone()
    await fillProfile(ctx, parts(cv))
    const again = {
      ...cv,
      positions: [{ title: 'Altenpflegerin', employer: 'HAUS AM SEE', fromMonth: '2015-09' }],
      languages: [
        { language: 'de', level: 'C1' },
        { language: 'tr', level: 'native' },
      ],
    }
    expect(await fillProfile(ctx, parts(again))).toEqual({
      positions: 0,
      educations: 0,
      licences: 0,
      languages: 1,
    })
    const { seeker, positions } = await readSeekerProfile(ctx)
    expect(positions).toHaveLength(2)
    expect(seeker.languages).toEqual([
      { language: 'de', level: 'C1' },
      { language: 'tr', level: 'native' },
    ])
    expect(seeker.furtherProfessions).toEqual([])
    expect(seeker.furtherPlaces).toEqual([])
  })

  it('adds wishes to those that are there and removes none', async () => {
    const ctx = await someone()
    await fillProfile(ctx, parts({ wishes: { ...cv.wishes, refusals: ['nights'], workloadFrom: 60 } }))
    await fillProfile(
      ctx,
      parts({ wishes: { professions: ['Hebamme', 'Zauberer'], places: [{ place: 'Bonn' }] } }),
    )
    const { seeker } = await readSeekerProfile(ctx)
    expect(seeker).toMatchObject({
      profession: 'pflegefachmann',
      furtherProfessions: ['hebamme'],
      placeText: 'Köln',
      furtherPlaces: [{ name: 'Bonn', radiusKm: 25 }],
      refusals: ['nights'],
      workloadFrom: 60,
    })
  })

  it('of two forms sent at once adds everything once', async () => {
    const ctx = await someone()
    await Promise.all([fillProfile(ctx, parts(cv)), fillProfile(ctx, parts(cv))])
    expect((await readSeekerProfile(ctx)).positions).toHaveLength(2)
  })

  it('takes nothing at all when a list would get too long', async () => {
    const ctx = await someone()
    const years = Array.from({ length: limits.profileEducations }, (_, at) => ({ name: `Kurs ${at}` }))
    await fillProfile(ctx, parts({ educations: years }))
    await expect(
      fillProfile(ctx, parts({ positions: cv.positions, educations: [{ name: 'Ein Kurs mehr' }] })),
    ).rejects.toMatchObject({ kind: 'conflict', key: 'profile.list-full' })
    expect((await readSeekerProfile(ctx)).positions).toEqual([])
  })
})
