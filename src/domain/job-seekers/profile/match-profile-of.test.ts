import { describe, expect, it } from 'vitest'
import { makePerson } from '../../../../tests/support/account.ts'
import { testContext } from '../../../../tests/support/context.ts'
import { testDatabase } from '../../../../tests/support/database.ts'
import { makeProfile } from '../../../../tests/support/matching.ts'
import { emptyJobSeeker, type JobSeekerRow } from '../job-seeker.queries.ts'
import { loadMatchProfile, loadMatchProfiles } from '../steps/load-match-profiles.ts'
import { fillProfile } from './fill-profile.ts'
import { matchProfileOf } from './match-profile-of.ts'
import type { MatchableRows } from './profile.queries.ts'
import { profilePartsSchema } from './profile.schema.ts'

const db = await testDatabase()
const now = new Date('2026-11-25T12:00:00Z')
const rowsOf = (seeker: Partial<JobSeekerRow>, more: Partial<MatchableRows> = {}): MatchableRows => ({
  seeker: { ...emptyJobSeeker, ...seeker },
  positions: [],
  licences: [],
  ...more,
})
const of = (...given: Parameters<typeof rowsOf>) => matchProfileOf(rowsOf(...given), now)
const work = (title: string, from: string | null, to: string | null, more = {}) => ({
  ...{ title, profession: null, specialty: null, fromMonth: from, toMonth: to, isCurrent: false },
  ...more,
})

describe('what matching knows of a person', () => {
  it('is nothing of an empty profile', () => {
    expect(of({})).toEqual(makeProfile())
  })

  it('takes "no nights" among the wished hours for a refusal, beside what is refused', () => {
    const { shifts, refusals } = of({ shiftModels: ['two-shift', 'no-nights'], refusals: ['hospital'] })
    expect([shifts, refusals]).toEqual([
      ['two-shift', 'no-nights'],
      ['nights', 'hospital'],
    ])
  })

  it('counts the years of work in the category of the wished profession, and overlaps once', () => {
    const positions = [
      work('Pflegefachfrau', '2015-01', '2019-12'),
      work('Altenpflegerin', '2018-01', '2020-12'),
      work('Bürokauffrau', '2000', '2010'),
      work('Praktikum Pflege', '2010-01', '2012-12'),
      work('Stationsleitung', '2021-01', null, { profession: 'pflegefachmann', isCurrent: true }),
      work('Pflegehelferin', '2013', null),
    ]
    expect(of({ profession: 'pflegefachmann' }, { positions }).experienceYears).toBe(11)
    expect(of({ profession: 'pflegefachmann', experienceYears: 3 }, { positions }).experienceYears).toBe(3)
    expect(of({ profession: 'arzt' }, { positions }).experienceYears).toBeNull()
  })

  it('takes as learned what somebody worked in or holds, not what they only applied for', () => {
    const licence = { kind: 'approbation', profession: 'arzt', specialty: null, country: 'DE' } as const
    const positions = [work('x', '2019', '2020', { profession: 'hebamme' })]
    const learned = (state: 'held' | 'applied-for') =>
      of({}, { positions, licences: [{ ...licence, state }] }).learned
    expect(learned('held')).toEqual(['hebamme', 'arzt'])
    expect(learned('applied-for')).toEqual(['hebamme'])
  })

  it('takes both as learned where one position was two', () => {
    const positions = [work('Pflegefachkraft / MFA', '2019', '2020', { profession: 'pflegefachmann' })]
    expect(of({}, { positions }).learned).toEqual(['pflegefachmann', 'mfa'])
  })

  it('reads a licence in a line of the onboarding, once', () => {
    const qualifications = ['Fachweiterbildung Intensivpflege', 'Teamgeist']
    const licence = { kind: 'further-training', profession: null, country: null, state: 'held' } as const
    const [line] = of({ qualifications }).licences
    expect(line).toMatchObject({ kind: 'further-training', state: 'held' })
    const licences = [{ ...licence, specialty: line?.specialty ?? null }]
    expect(of({ qualifications }, { licences }).licences).toEqual(licences)
  })

  it('knows where places are, and when somebody can begin', () => {
    const koeln = { placeId: 2_886_242, placeText: 'Köln', radiusKm: null }
    expect(of(koeln).places).toMatchObject([{ name: 'Köln', radiusKm: 25 }])
    expect(of({ ...koeln, placeId: 1 }).places).toEqual([])
    expect(of({ availability: 'now' }).startFrom).toBe('2026-11-25')
    expect(of({ availability: 'date', availableFrom: '2027-02-01' }).startFrom).toBe('2027-02-01')
    expect(of({ availability: 'notice', noticeWeeks: 4 }).startFrom).toBe('2026-12-23')
    expect(of({ availability: 'open' }).startFrom).toBeNull()
  })

  it('reads an open end of the workload as far as it goes, and "full or part time" as either', () => {
    expect(of({ workloadFrom: 60 }).workloadPercent).toEqual({ from: 60, to: 100 })
    expect(of({ workloadTo: 50 }).workloadPercent).toEqual({ from: 1, to: 50 })
    expect(of({ employmentTypes: ['both'] }).employmentTypes).toEqual(['full-time', 'part-time'])
  })

  it('is loaded for many people in one statement, and is the same as for one', async () => {
    const people = [await makePerson(db), await makePerson(db), await makePerson(db)]
    const [one, two, nothing] = people.map(({ userId }) => userId)
    for (const [at, person] of people.slice(0, 2).entries()) {
      const given = { positions: [{ title: at ? 'Hebamme' : 'MFA', fromMonth: '2020', isCurrent: true }] }
      await fillProfile(testContext(db, { actor: person }), profilePartsSchema.parse(given))
    }
    let questions = 0
    const counted = db.withPlugin({
      transformQuery: ({ node }) => {
        questions++
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const ctx = testContext(counted, { now })
    const profiles = await loadMatchProfiles(ctx, [one ?? '', two ?? '', nothing ?? ''])
    expect(questions).toBe(1)
    expect([...profiles.values()].map(({ learned }) => learned).sort()).toEqual([['hebamme'], ['mfa']])
    expect(profiles.get(one ?? '')).toEqual(await loadMatchProfile(ctx, one ?? ''))
    expect(await loadMatchProfile(ctx, nothing ?? '')).toBeNull()
    expect(await loadMatchProfiles(ctx, [])).toEqual(new Map())
  })
})
