import { beforeEach, describe, expect, it } from 'vitest'
import { makeEmployer } from '../../../tests/factories/employer.ts'
import { freiburg, koeln } from '../../../tests/factories/job.ts'
import { openRecommendations } from '../../../tests/support/recommendations.ts'
import { saveJob } from '../bookmarks/save-job.ts'
import type { Context } from '../caller/context.ts'
import { setProfiling } from './change-settings.ts'
import { dismissJob, undoDismissal } from './dismiss-job.ts'
import { listDismissedJobs } from './list-dismissed-jobs.ts'
import { deleteOwnRule, listOwnRules, restoreOwnRule } from './own-rules.ts'
import { readRecommendations } from './read-recommendations.ts'
import { recommendBesideJob } from './recommend-beside.ts'
import { searchByFit } from './search-by-fit.ts'

const site = await openRecommendations()
const { as, db, publish, seeker, setNow } = site
beforeEach(async () => {
  await site.clear()
  setNow('2026-11-21T09:00:00Z')
})

async function idsFor(ctx: Context, limit = 10): Promise<number[]> {
  const read = await readRecommendations(ctx, { limit })
  return read.state === 'ready' ? read.jobs.map(({ job }) => job.id) : []
}

describe('recommendations', () => {
  it('are jobs that fit the profile, each with what is met and what nobody knows', async () => {
    const me = as(await seeker({ shift_models: ['day'] }))
    const near = await publish({ shift_models: ['day'] })
    const silent = await publish()
    await publish({}, [freiburg])
    await publish({ profession: 'arzt', category: 'doctors' })
    const read = await readRecommendations(me, { limit: 6 })
    if (read.state !== 'ready') throw new Error('The profile says enough')
    expect(read.jobs.map(({ job }) => job.id)).toEqual([near, silent])
    const statesOf = (at: number) =>
      Object.fromEntries(read.jobs[at]?.match.criteria.map(({ key, state }) => [key, state]) ?? [])
    expect(statesOf(0)).toMatchObject({ profession: 'met', shifts: 'met', distance: 'met' })
    expect(statesOf(1)).toMatchObject({ profession: 'met', shifts: 'unknown' })
  })

  it('leave out what the person has applied to, and show one employer twice at most among the first ten', async () => {
    const me = await seeker()
    const employer_id = await makeEmployer(db)
    for (let count = 0; count < 4; count++) await publish({ employer_id, title: `Pflege Station ${count}` })
    const others = [await publish(), await publish()]
    const applied = await publish()
    await db
      .insertInto('applications')
      .values({
        job_id: applied,
        employer_id: await makeEmployer(db),
        user_id: me.userId,
        applicant_name: 'Eva',
        applicant_email: 'eva@example.org',
      })
      .execute()
    const found = await idsFor(as(me))
    expect(found).toHaveLength(6)
    expect(found).not.toContain(applied)
    const first = await readRecommendations(as(me), { limit: 4 })
    if (first.state !== 'ready') throw new Error('The profile says enough')
    expect(first.jobs.filter(({ job }) => job.employer.id === employer_id)).toHaveLength(2)
    expect(others.every(id => first.jobs.some(({ job }) => job.id === id))).toBe(true)
  })

  it('ask an empty profile what is missing, and guess from what was saved', async () => {
    const me = as(await seeker({ profession: null, place_id: null, place_text: null, radius_km: null }))
    const saved = await publish({ title: 'Pflege auf der Intensivstation' })
    const like = await publish()
    await saveJob(me, { jobId: saved })
    const read = await readRecommendations(me, { limit: 6 })
    expect(read).toMatchObject({
      state: 'empty',
      gaps: ['profession', 'place', 'specialty'],
      guesses: [{ job: { id: like }, likeTitle: 'Pflege auf der Intensivstation' }],
    })
  })

  it('are none, and nothing is compared, for whoever has opted out', async () => {
    const me = as(await seeker())
    await publish()
    await setProfiling(me, { isProfiled: false })
    expect(await readRecommendations(me, { limit: 6 })).toEqual({ state: 'opted-out' })
    expect(await searchByFit(me, {})).toMatchObject({ state: 'opted-out', result: { total: 1 } })
    await setProfiling(me, { isProfiled: true })
    expect(await idsFor(me)).toHaveLength(1)
  })

  it('learn nothing from what is opened', async () => {
    const me = await seeker()
    const [one, other] = [await publish(), await publish()]
    const before = await idsFor(as(me))
    await db
      .insertInto('viewed_jobs')
      .values([one, other].map(job_id => ({ user_id: me.userId, job_id, viewed_at: new Date() })))
      .execute()
    expect(await idsFor(as(me))).toEqual(before)
  })
})

describe('a dismissal', () => {
  it('without a reason hides this ad, and for 30 days the same job of the employer', async () => {
    const me = as(await seeker())
    const employer_id = await makeEmployer(db)
    const refused = await publish({ employer_id })
    const alike = await publish({ employer_id })
    const other = await publish({ employer_id, title: 'Pflege, Nachtdienst', specialty: 'kardiologie' })
    expect(await dismissJob(me, { jobId: refused })).toMatchObject({ rule: null })
    expect(await idsFor(me)).toEqual([other])
    setNow('2026-12-21T09:01:00Z')
    expect((await idsFor(me)).sort()).toEqual([alike, other].sort())
    await undoDismissal(me, { jobId: refused })
    expect(await idsFor(me)).toHaveLength(3)
  })

  it.each([
    ['town', {}, 'town', '2886242'],
    ['state', {}, 'state', 'DE-NW'],
    ['specialty', { specialty: 'kardiologie' }, 'specialty', 'kardiologie'],
    ['profession', {}, 'profession', 'pflegefachmann'],
    ['shifts', { shift_models: ['three-shift'] }, 'refusal', 'nights'],
    [
      'pay',
      {
        pay_min: 3000,
        pay_max: 3400,
        pay_currency: 'EUR',
        pay_period: 'month',
        pay_month_min_eur: 3000,
        pay_month_max_eur: 3400,
      },
      'pay',
      '3400',
    ],
  ] as const)(
    'because of %s makes a rule that is shown, works, and can be undone at once',
    async (because, values, kind, value) => {
      const me = as(await seeker({ radius_km: 200 }))
      const refused = await publish({
        ...values,
        shift_models: [...('shift_models' in values ? values.shift_models : [])],
      })
      const same = await publish({
        ...values,
        shift_models: [...('shift_models' in values ? values.shift_models : [])],
      })
      const isOtherPlace = because === 'town' || because === 'state'
      const other = isOtherPlace
        ? await publish({}, [{ ...koeln, ...mainz }])
        : await publish(because === 'profession' ? { profession: 'altenpfleger' } : {})
      expect(await dismissJob(me, { jobId: refused, because })).toMatchObject({ rule: { kind, value } })
      expect(await listOwnRules(me)).toMatchObject([{ kind, value }])
      const left = await idsFor(me)
      expect(left).not.toContain(refused)
      expect(left).not.toContain(same)
      if (because !== 'profession') expect(left).toContain(other)
      await undoDismissal(me, { jobId: refused })
      expect(await listOwnRules(me)).toEqual([])
      expect(await idsFor(me)).toEqual(expect.arrayContaining([refused, same]))
    },
  )

  it('because of the employer leaves out all of theirs', async () => {
    const me = as(await seeker())
    const employer_id = await makeEmployer(db, { name: 'Klinik am Rhein' })
    const refused = await publish({ employer_id })
    await publish({ employer_id, title: 'Anderes' })
    const other = await publish()
    const { rule } = await dismissJob(me, { jobId: refused, because: 'employer' })
    expect(rule).toEqual({ kind: 'employer', value: String(employer_id), employer: 'Klinik am Rhein' })
    expect(await idsFor(me)).toEqual([other])
  })

  it('says nothing about an ad in several towns, without pay or without a duty, and hides it alone', async () => {
    const me = as(await seeker())
    const jobId = await publish({}, [koeln, freiburg])
    for (const because of ['town', 'pay', 'shifts', 'known', 'other'] as const)
      expect(await dismissJob(me, { jobId, because })).toMatchObject({ rule: null })
    expect(await listOwnRules(me)).toEqual([])
    expect(await listDismissedJobs(me)).toMatchObject([{ job: { id: jobId }, reason: 'other' }])
  })

  it('keeps a rule that existed before when it is undone', async () => {
    const me = as(await seeker())
    const [first, second] = [await publish(), await publish()]
    await dismissJob(me, { jobId: first, because: 'state' })
    await dismissJob(me, { jobId: second, because: 'state' })
    await undoDismissal(me, { jobId: second })
    expect(await listOwnRules(me)).toHaveLength(1)
  })

  it('is not possible for an ad that is not public', async () => {
    const me = as(await seeker())
    const jobId = await publish({ status: 'draft' })
    await expect(dismissJob(me, { jobId })).rejects.toMatchObject({ kind: 'not-found' })
  })
})

describe('a rule', () => {
  it('can be deleted and brought back, by its person alone', async () => {
    const [me, other] = [as(await seeker()), as(await seeker())]
    await dismissJob(me, { jobId: await publish(), because: 'state' })
    const [rule] = await listOwnRules(me)
    const ruleId = rule?.id ?? 0
    await expect(deleteOwnRule(other, { ruleId })).rejects.toMatchObject({ kind: 'not-found' })
    const deleted = await deleteOwnRule(me, { ruleId })
    expect(await listOwnRules(me)).toEqual([])
    await restoreOwnRule(me, deleted)
    expect(await listOwnRules(me)).toMatchObject([{ kind: 'state', value: 'DE-NW' }])
  })

  it('about nothing that exists is refused', async () => {
    const me = as(await seeker())
    for (const rule of [
      { kind: 'state', value: 'DE-XX' },
      { kind: 'town', value: '1' },
      { kind: 'refusal', value: 'agencies' },
      { kind: 'pay', value: '-1' },
      { kind: 'employer', value: '999999999' },
      { kind: 'profession', value: 'x' },
    ] as const)
      await expect(restoreOwnRule(me, rule)).rejects.toMatchObject({ kind: 'not-found' })
  })
})

describe('the order by fit', () => {
  it('lists what fits with the filters of the search, and says how much there is in all', async () => {
    const me = as(await seeker({ contracts: ['permanent'] }))
    const best = await publish({ contract: 'permanent' })
    const fixed = await publish({ contract: 'fixed-term' })
    await publish({}, [freiburg])
    const all = await searchByFit(me, {})
    if (all.state !== 'ready') throw new Error('The profile says enough')
    expect(all.result.jobs.map(({ id }) => id)).toEqual([best, fixed])
    expect(all.result).toMatchObject({ total: 2, totalOfAll: 3, params: { sort: 'fit' } })
    expect(all.result.facets.contract).toContainEqual({ value: 'permanent', count: 2 })
    expect(all.matches.get(best)?.isFit).toBe(true)
    const filtered = await searchByFit(me, { contract: ['fixed-term'] })
    expect(filtered.result.jobs.map(({ id }) => id)).toEqual([fixed])
  })

  it('is by relevance for guests and employers, who are told so', async () => {
    await publish()
    const guest = as({ kind: 'guest' })
    expect(await searchByFit(guest, {})).toMatchObject({
      state: 'guest',
      result: { total: 1, params: { sort: 'relevance' } },
    })
  })
})

describe('beside another ad', () => {
  it('stand those similar ones first that fit; guests see the similar ones', async () => {
    const me = as(await seeker({ shift_models: ['day'] }))
    const origin = await publish()
    const plain = await publish()
    const fitting = await publish({ shift_models: ['day'] })
    const own = await recommendBesideJob(me, { jobId: origin, limit: 3 })
    expect(own.isByFit).toBe(true)
    expect(own.jobs.map(({ job }) => job.id)).toEqual([fitting, plain])
    const others = await recommendBesideJob(as({ kind: 'guest' }), { jobId: origin, limit: 3 })
    expect(others).toMatchObject({ isByFit: false, jobs: [{ match: null }, { match: null }] })
  })
})

/** Near enough to Köln for a radius of 200 km, in another state. */
const mainz = {
  place_id: 2874225,
  name: 'Mainz',
  postal_code: '55116',
  state_code: 'DE-RP',
  lat_degrees: 49.9842,
  lon_degrees: 8.2791,
}
