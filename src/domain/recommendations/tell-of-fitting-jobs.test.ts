import { beforeEach, describe, expect, it } from 'vitest'
import { freiburg } from '../../../tests/factories/job.ts'
import { openRecommendations } from '../../../tests/support/recommendations.ts'
import type { UserActor } from '../caller/actor.ts'
import { setProfiling } from './change-settings.ts'
import { dismissJob } from './dismiss-job.ts'
import { tellOfFittingJobs } from './tell-of-fitting-jobs.ts'

const site = await openRecommendations()
const { as, db, publish, seeker, setNow } = site
const tell = () => tellOfFittingJobs(site.asSystem())

/** The last page was asked for at this time. */
async function wasActive({ userId }: UserActor, at: string, realm = 'site'): Promise<void> {
  const times = { created_at: new Date(at), updated_at: new Date(at), expires_at: new Date('2027-01-01') }
  await db
    .insertInto('sessions')
    .values({ user_id: userId, token: crypto.randomUUID(), realm, ...times })
    .execute()
}

async function toldOf({ userId }: UserActor) {
  return db
    .selectFrom('live_events')
    .select(['kind', 'details'])
    .where('topic', '=', `user:${userId}`)
    .orderBy('id')
    .execute()
}

beforeEach(async () => {
  await db.deleteFrom('sessions').execute()
  await site.clear()
  await tell()
  setNow('2026-11-21T09:00:00Z')
})

describe('a new ad', () => {
  it('is told to the open pages of those whom it fits, without saying what it is', async () => {
    const [me, elsewhere] = [await seeker(), await seeker({ place_id: freiburg.place_id ?? null })]
    for (const one of [me, elsewhere]) await wasActive(one, '2026-11-21T08:30:00Z')
    const jobId = await publish()
    expect(await tell()).toBe(1)
    expect(await toldOf(me)).toEqual([{ kind: 'recommendation', details: { jobId } }])
    expect(await toldOf(elsewhere)).toEqual([])
  })

  it('is told at most once an hour', async () => {
    const me = await seeker()
    await wasActive(me, '2026-11-21T08:30:00Z')
    await publish()
    expect(await tell()).toBe(1)
    setNow('2026-11-21T09:59:00Z')
    await publish()
    expect(await tell()).toBe(0)
    setNow('2026-11-21T10:01:00Z')
    await publish()
    expect(await tell()).toBe(1)
    expect(await toldOf(me)).toHaveLength(2)
  })

  it('is not told to whoever is away, has opted out, or has a rule against it', async () => {
    const [away, out, strict] = [await seeker(), await seeker(), await seeker()]
    await wasActive(away, '2026-11-19T09:00:00Z')
    for (const one of [out, strict]) await wasActive(one, '2026-11-21T08:30:00Z')
    await setProfiling(as(out), { isProfiled: false })
    await dismissJob(as(strict), { jobId: await publish(), because: 'state' })
    setNow('2026-11-22T08:00:00Z')
    await publish()
    expect(await tell()).toBe(0)
  })

  it('that meets not all wishes, or was public before, is no news', async () => {
    const me = await seeker({ contracts: ['permanent'] })
    await wasActive(me, '2026-11-21T08:30:00Z')
    await publish({ contract: 'fixed-term' })
    await publish({ published_at: new Date('2026-11-01T08:00:00Z') })
    expect(await tell()).toBe(0)
  })
})
