import { describe, expect, it } from 'vitest'
import type { makeEmployer } from '../../../tests/factories/employer.ts'
import { freiburg, makeJob } from '../../../tests/factories/job.ts'
import { somebody, via } from '../../../tests/support/client.ts'
import { testContext } from '../../../tests/support/context.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import {
  freiburgId,
  koelnId,
  makeSearchingEmployer,
  makeTalent,
  statedFacts,
} from '../../../tests/support/talents.ts'
import { guest } from '../caller/actor.ts'
import type { Context } from '../caller/context.ts'
import { pauseOwnProfile, setVisibility } from './change-own-pool.ts'
import { excludeEmployer, stopExcluding } from './exclude-employers.ts'
import { previewPeople, searchPeople } from './find-people.ts'
import { readOwnPool } from './read-own-pool.ts'
import { previewPerson, readPerson } from './read-person.ts'
import { noTalentFilter, type TalentFilter } from './talent-filter.schema.ts'
import { refreshPool } from './tend-pool.ts'

const db = await testDatabase()
const base = testContext(db)
let addresses = 0
/** From a network of their own: filtered previews are limited. */
const asGuest = () => via({ ...base, actor: guest }, { ...somebody, address: `198.51.${addresses++}.1` })
const hr = await makeSearchingEmployer(base)

/** Professions separate the tests: each counts its own people. */
const preview = (filter: Partial<TalentFilter>) => previewPeople(asGuest(), { ...noTalentFilter, ...filter })
const search = (filter: Partial<TalentFilter>, { asEmployer, employerId } = hr) =>
  searchPeople(asEmployer, { employerId, filter: { ...noTalentFilter, ...filter } })
const idsIn = (found: { cards: { profile: { id: string } }[] }) =>
  found.cards.map(({ profile }) => profile.id)
const exclusionsOf = async (ctx: Context) => (await readOwnPool(ctx)).exclusions
const wait = (ctx: Context, days: number): Context => ({
  ...ctx,
  now: () => new Date(base.now().getTime() + days * 86_400_000),
})

describe('an anonymous profile', () => {
  it('shows ids, numbers and dates: region, experience, kinds of licences', async () => {
    const { person, publicId } = await makeTalent(base, {
      seeker: {
        profession: 'hebamme',
        specialty: null,
        experience_years: 7,
        availability: 'notice',
        notice_weeks: 6,
      },
    })
    await db
      .insertInto('seeker_licences')
      .values({ user_id: person.userId, kind: 'professional-licence', name: 'Urkunde von Frau Geheim' })
      .execute()
    await refreshPool(base)
    expect(await previewPerson(asGuest(), { publicId })).toEqual({
      id: publicId,
      professions: ['hebamme'],
      specialties: [],
      placeId: null,
      stateCode: 'DE-NW',
      country: 'DE',
      experience: '5-9',
      workloadPercent: null,
      employmentTypes: ['full-time'],
      shifts: [],
      availability: 'notice',
      availableFrom: null,
      noticeWeeks: 6,
      licences: ['professional-licence'],
      languages: [],
      activity: 'this-week',
    })
  })

  it('names the town only where five of the profession share it', async () => {
    const seeker = { profession: 'logopaede', specialty: null }
    for (let count = 0; count < 4; count++) await makeTalent(base, { seeker })
    const { publicId } = await makeTalent(base, { seeker: { ...seeker, place_id: freiburgId } })
    const placesOf = async () =>
      (await preview({ profession: ['logopaede'] })).cards.map(({ placeId }) => placeId)
    expect(await placesOf()).toEqual([null, null, null, null, null])
    await makeTalent(base, { seeker })
    expect((await placesOf()).filter(Boolean)).toEqual(Array(5).fill(koelnId))
    expect((await previewPerson(asGuest(), { publicId })).placeId).toBeNull()
  })

  it('is gone when it is off, paused or past its consent, and has another address afterwards', async () => {
    const { asPerson, publicId } = await makeTalent(base)
    const look = (ctx: Context = asGuest()) => previewPerson(ctx, { publicId })
    await pauseOwnProfile(asPerson, { isPaused: true })
    await expect(look()).rejects.toMatchObject({ kind: 'not-found', key: 'error.not-found' })
    await pauseOwnProfile(asPerson, { isPaused: false })
    expect((await look()).id).toBe(publicId)
    await expect(look(wait(asGuest(), 370))).rejects.toMatchObject({ kind: 'not-found' })
    await setVisibility(asPerson, { visibility: 'off' })
    await expect(look()).rejects.toMatchObject({ kind: 'not-found', key: 'error.not-found' })
    await setVisibility(asPerson, { visibility: 'anonymous' })
    await expect(look()).rejects.toMatchObject({ kind: 'not-found' })
    const { member } = await readOwnPool(asPerson)
    expect(member?.publicId).not.toBe(publicId)
  })

  it('is not shown between a change of the profile and what follows from it', async () => {
    const { person, publicId } = await makeTalent(base)
    await db
      .updateTable('job_seekers')
      .set({ profession: 'altenpfleger' })
      .where('user_id', '=', person.userId)
      .execute()
    await expect(previewPerson(asGuest(), { publicId })).rejects.toMatchObject({ kind: 'not-found' })
    await refreshPool(base)
    expect((await previewPerson(asGuest(), { publicId })).professions).toEqual(['altenpfleger'])
  })

  it.each(['', 'x', '../etc', 'a'.repeat(5_000), '00000000-0000-4000-8000-000000000000'])(
    'is nobody under "%s"',
    async publicId => {
      await expect(previewPerson(asGuest(), { publicId })).rejects.toMatchObject({ key: 'error.not-found' })
      const { asEmployer, employerId } = hr
      await expect(readPerson(asEmployer, { employerId, publicId, jobId: null })).rejects.toMatchObject({
        key: 'error.not-found',
      })
    },
  )
})

describe('previews', () => {
  it('tell no number and show nobody where a filter finds fewer than five', async () => {
    const seeker = { profession: 'ergotherapeut', specialty: null }
    for (let count = 0; count < 4; count++) await makeTalent(base, { seeker })
    const few = await preview({ profession: ['ergotherapeut'] })
    expect([few.total, few.hasAny, few.cards, few.pages]).toEqual([null, true, [], 0])
    expect(few.facets.state).toEqual([{ value: 'DE-NW', people: null }])
    await makeTalent(base, { seeker })
    const five = await preview({ profession: ['ergotherapeut'] })
    expect([five.total, five.cards.length]).toEqual([5, 5])
    expect(five.facets.state).toEqual([{ value: 'DE-NW', people: 5 }])
  })

  it('understand words by the vocabulary, and say which they do not', async () => {
    const found = await preview({ q: 'Ergotherapeut Nordrhein-Westfalen Quatschwort' })
    expect([found.filter.profession, found.filter.state]).toEqual([['ergotherapeut'], ['DE-NW']])
    expect(found.unknownWords).toBe('Quatschwort')
  })

  it('are limited for who tries filter after filter, not for who looks around', async () => {
    const ctx = asGuest()
    for (let count = 0; count < 120; count++)
      await previewPeople(ctx, { ...noTalentFilter, profession: ['mfa'] })
    await expect(previewPeople(ctx, { ...noTalentFilter, profession: ['mfa'] })).rejects.toMatchObject({
      kind: 'too-many',
    })
    await expect(previewPeople(ctx, noTalentFilter)).resolves.toBeDefined()
  }, 60_000)
})

describe('the search of an employer', () => {
  it('counts by filters as they find, each without its own choice', async () => {
    const seeker = { profession: 'radiologietechnologe', specialty: null }
    const young = await makeTalent(base, { seeker: { ...seeker, experience_years: 1 } })
    const old = await makeTalent(base, { seeker: { ...seeker, experience_years: 25 } })
    const filter = { profession: ['radiologietechnologe'] }
    expect(idsIn(await search(filter)).sort()).toEqual([young.publicId, old.publicId].sort())
    const found = await search({ ...filter, experience: ['20-plus'] })
    expect(idsIn(found)).toEqual([old.publicId])
    expect(found.facets.experience.map(({ value }) => value)).toEqual(['0-1', '20-plus'])
    expect(found.facets.state.map(({ value, people }) => [value, people])).toEqual([['DE-NW', null]])
  })

  it('finds whoever would come that far, whatever the employer thinks is near', async () => {
    const near = await makeTalent(base, { seeker: { profession: 'diaetassistent', radius_km: 25 } })
    const far = await makeTalent(base, { seeker: { profession: 'diaetassistent', radius_km: 200 } })
    const filter = { profession: ['diaetassistent'] }
    expect(idsIn(await search({ ...filter, place: 'Bonn' })).sort()).toEqual(
      [near.publicId, far.publicId].sort(),
    )
    expect(idsIn(await search({ ...filter, place: 'Frankfurt am Main' }))).toEqual([far.publicId])
    expect(await search({ ...filter, place: 'Xyzzyhausen' })).toMatchObject({ isPlaceUnknown: true })
  })

  it('sorts by one of its ads, with reasons and without what somebody wants to earn', async () => {
    const profession = 'ota'
    const seeker = { profession, specialty: null, radius_km: 200, pay_wish_eur_month: 4_711 }
    const other = await makeTalent(base, { seeker: { ...seeker, employment_types: ['internship'] } })
    const best = await makeTalent(base, { seeker })
    const { employerId } = hr
    const jobId = await makeJob(db, { employer_id: employerId, ...statedFacts, profession })
    const found = await search({ profession: [profession], job: jobId })
    expect(idsIn(found)).toEqual([best.publicId, other.publicId])
    const [first] = found.cards
    expect(first?.reasons).toContainEqual({ key: 'profession', state: 'met' })
    expect(first?.reasons?.map(({ key }) => key)).not.toContain('pay')
    expect(JSON.stringify(found)).not.toContain('4711')
    await db.updateTable('jobs').set({ status: 'expired' }).where('id', '=', jobId).execute()
    const without = await search({ profession: [profession], job: jobId })
    expect(without).toMatchObject({ isJobOver: true, filter: { job: null } })
    expect(without.cards).toHaveLength(2)
    const elsewhere = await makeJob(db, { ...statedFacts }, [freiburg])
    await expect(search({ job: elsewhere })).rejects.toMatchObject({ kind: 'not-found' })
  })

  it('is written into the log of everyone it showed, with what it showed', async () => {
    const { asPerson } = await makeTalent(base, { seeker: { profession: 'podologe' } })
    await search({ profession: ['podologe'] })
    await search({ profession: ['podologe'] })
    const { views } = await readOwnPool(asPerson)
    expect(views).toMatchObject([{ employerId: hr.employerId, day: '2026-11-21' }])
    expect(views[0]?.fields).toContain('profession')
    // Nobody has seen what there is not.
    expect(views[0]?.fields).not.toContain('licences')
    await preview({ profession: ['podologe'] })
    expect((await readOwnPool(asPerson)).views).toHaveLength(1)
  })
})

describe('an employer from whom somebody hides', () => {
  const profession = 'hoerakustiker'
  const findsAny = async (who: typeof hr, publicId: string) => {
    const found = await search({ profession: [profession] }, who)
    const one = readPerson(who.asEmployer, { employerId: who.employerId, publicId, jobId: null })
    const isRefused = await one.then(
      () => false,
      error => error.key === 'error.not-found',
    )
    const isPreviewRefused = await previewPerson(who.asEmployer, { publicId }).then(
      () => false,
      () => true,
    )
    expect([isRefused, isPreviewRefused]).toEqual([!found.hasAny, !found.hasAny])
    return found.hasAny
  }

  it.each<[string, Parameters<typeof makeTalent>[1], Parameters<typeof makeEmployer>[1]]>([
    [
      'the present one',
      { positions: [{ employer: 'Klinikum Nordtal gGmbH', is_current: true }] },
      { name: 'Klinikum Nordtal' },
    ],
    [
      'its group',
      { positions: [{ employer: 'Helios Klinikum Nordtal', is_current: true }] },
      { name: 'HELIOS Fachklinik Südtal' },
    ],
    [
      'its group, by the domain of a house that is called otherwise',
      { positions: [{ employer: 'Helios Klinikum Nordtal', is_current: true }] },
      { name: 'Klinik am Moor', website: 'https://www.helios-gesundheit.example' },
    ],
    [
      'the group of the own address',
      { person: { email: 'jana@asklepios.example' } },
      { name: 'Asklepios Klinik Westtal' },
    ],
    [
      'by the own address',
      { person: { email: 'jana@klinik-osttal.example' } },
      { name: 'Osttal', website: 'https://www.klinik-osttal.example/karriere' },
    ],
    [
      'by the address of its own people',
      { person: { email: 'jana@westtal.example' } },
      { name: 'W. gGmbH', email: 'hr@westtal.example' },
    ],
  ])('finds nothing: %s', async (_, talent, employer) => {
    const who = await makeSearchingEmployer(base, employer)
    const { publicId, asPerson } = await makeTalent(base, { ...talent, seeker: { profession } })
    expect(await findsAny(who, publicId)).toBe(false)
    expect(await findsAny(hr, publicId)).toBe(true)
    await setVisibility(asPerson, { visibility: 'off' })
  })

  it('finds nothing by name, by domain and by its id, until the person takes it out', async () => {
    const who = await makeSearchingEmployer(base, { name: 'Seeklinik Plön', website: 'seeklinik.example' })
    const { publicId, asPerson } = await makeTalent(base, { seeker: { profession } })
    for (const input of [
      { name: 'seeklinik ploen' },
      { name: 'www.seeklinik.example' },
      { employerId: who.employerId },
    ]) {
      expect(await findsAny(who, publicId)).toBe(true)
      await excludeEmployer(asPerson, input)
      expect(await findsAny(who, publicId)).toBe(false)
      const exclusion = (await exclusionsOf(asPerson)).find(({ source }) => source === 'person')
      await stopExcluding(asPerson, { id: exclusion?.id ?? '' })
    }
    await setVisibility(asPerson, { visibility: 'off' })
  })

  it('finds nothing through another employer that the same person acts for, nor through one that the talent works for', async () => {
    const hidden = await makeSearchingEmployer(base, { name: 'Kurklinik Bergblick' })
    const { publicId, asPerson, person } = await makeTalent(base, { seeker: { profession } })
    await excludeEmployer(asPerson, { name: 'Kurklinik Bergblick' })
    const both = [hidden.employerId, hr.employerId].map(employerId => ({
      employerId,
      role: 'owner' as const,
    }))
    const asBoth: Context = { ...hr.asEmployer, actor: { ...hr.owner, memberships: both } }
    expect(await findsAny({ ...hr, asEmployer: asBoth }, publicId)).toBe(false)
    expect(await findsAny(hr, publicId)).toBe(true)
    await db
      .insertInto('user_employer_links')
      .values({ user_id: person.userId, employer_id: hr.employerId, status: 'requested' })
      .execute()
    expect(await findsAny(hr, publicId)).toBe(false)
    await setVisibility(asPerson, { visibility: 'off' })
  })

  it('cannot be taken out when it follows from the profile', async () => {
    const { asPerson } = await makeTalent(base, {
      positions: [{ employer: 'Klinik am Rand', is_current: true }],
      seeker: { profession },
    })
    const [exclusion] = await exclusionsOf(asPerson)
    expect(exclusion).toMatchObject({ source: 'position', label: 'Klinik am Rand' })
    await expect(stopExcluding(asPerson, { id: exclusion?.id ?? '' })).rejects.toMatchObject({
      kind: 'not-found',
    })
    await setVisibility(asPerson, { visibility: 'off' })
  })
})
