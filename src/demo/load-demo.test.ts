import { expect, it } from 'vitest'
import { testContext } from '../../tests/support/context.ts'
import { testDatabase } from '../../tests/support/database.ts'
import { noteDemoState, readDemoState } from '../domain/administration/demo-state.ts'
import { guest } from '../domain/caller/actor.ts'
import { NotAllowed } from '../domain/caller/errors.ts'
import { generateDemoAds } from './generate-ads.ts'
import { loadDemo } from './load-demo.ts'

const db = await testDatabase()
const ctx = testContext(db)
const count = 600
/** Reads some four hundred feeds. */
const loadingMs = 120_000

it(
  'brings every ad of every dialect in through the importer, none failed and none doubled',
  async () => {
    const progress: number[] = []
    const result = await loadDemo(ctx, { jobs: count, onProgress: ({ done }) => progress.push(done) })
    expect(result).toMatchObject({ jobs: count, duplicates: 0, failed: 0, expired: 0 })
    expect(result.employers).toBeGreaterThan(150)
    expect(progress.at(-1)).toBe(count)
    expect(progress).toEqual([...progress].sort((a, b) => a - b))
    expect(await readDemoState(ctx)).toMatchObject({ state: 'loaded', jobs: count })
  },
  loadingMs,
)

it('gives the employers their facts, so that they can be searched by type, size and town', async () => {
  const employers = await db.selectFrom('employers').selectAll().execute()
  const withAds = await db.selectFrom('jobs').select('employer_id').distinct().execute()
  expect(employers.length).toBeGreaterThanOrEqual(withAds.length)
  expect(employers.filter(employer => employer.lat_degrees === null).map(employer => employer.name)).toEqual(
    [],
  )
  expect(
    employers
      .filter(employer => employer.description_html.split(/\s+/).length < 50)
      .map(employer => employer.name),
  ).toEqual([])
  expect(new Set(employers.map(employer => employer.type)).size).toBe(6)
  const agencies = employers.filter(employer => employer.is_agency).map(employer => employer.name)
  expect(agencies).toContain('PflegeBrücke Personalservice GmbH')
  expect(agencies.length).toBeLessThan(12)
})

it('takes most applications on the site itself, and leads elsewhere for a minority', async () => {
  const rows = await db.selectFrom('jobs').select(['apply_way', 'apply_url', 'apply_email']).execute()
  const share = (way: string) => rows.filter(row => row.apply_way === way).length / rows.length
  expect(share('here')).toBeGreaterThan(0.7)
  expect(share('link')).toBeGreaterThan(0.05)
  expect(share('email')).toBeGreaterThan(0.01)
  const dead = rows.filter(
    ({ apply_way, apply_url, apply_email }) =>
      (apply_way === 'link' && !apply_url) || (apply_way === 'email' && !apply_email),
  )
  expect(dead).toEqual([])
})

it('reads the ads as they were meant', async () => {
  const ads = [...generateDemoAds({ jobs: count, seed: 1, now: ctx.now() })]
  const rows = await db.selectFrom('jobs').select(['reference', 'category', 'language']).execute()
  const read = new Map(rows.map(row => [row.reference, row]))
  const known = ads.filter(ad => read.has(ad.reference))
  expect(known.length).toBeGreaterThan(300)
  const right = known.filter(ad => read.get(ad.reference)?.category === ad.category)
  expect(right.length / known.length).toBeGreaterThan(0.97)
  expect(known.filter(ad => read.get(ad.reference)?.language !== ad.language).map(ad => ad.title)).toEqual([])
})

it('features a few employers and one ad in fifty', async () => {
  const jobs = await db.selectFrom('jobs').select('id').where('featured_until', '>', ctx.now()).execute()
  const employers = await db
    .selectFrom('employers')
    .select('id')
    .where('featured_until', '>', ctx.now())
    .execute()
  expect(jobs).toHaveLength(12)
  expect(employers.length).toBeGreaterThan(3)
  expect(employers.length).toBeLessThan(12)
})

it(
  'makes no second copy of an ad when it is loaded again',
  async () => {
    const before = await db.selectFrom('jobs').select(['id', 'version']).orderBy('id').execute()
    await loadDemo(ctx, { jobs: count })
    const after = await db.selectFrom('jobs').select('id').orderBy('id').execute()
    expect(after.map(job => job.id)).toEqual(before.map(job => job.id))
  },
  loadingMs,
)

it(
  'goes on with the dates it began with after it was cut off',
  async () => {
    await noteDemoState(ctx, { state: 'loading', jobs: count, at: ctx.now().toISOString() })
    const later = testContext(db, { now: new Date('2026-11-23T08:00:00Z') })
    const newest = () =>
      db
        .selectFrom('jobs')
        .select(eb => eb.fn.max('posted_at').as('at'))
        .executeTakeFirst()
    const before = await newest()
    await loadDemo(later, { jobs: count })
    expect(await newest()).toEqual(before)
    expect(await readDemoState(ctx)).toMatchObject({ state: 'loaded', at: ctx.now().toISOString() })
  },
  loadingMs,
)

it('is for the operator alone', async () => {
  await expect(loadDemo({ ...ctx, actor: guest }, { jobs: 1 })).rejects.toThrow(NotAllowed)
})
