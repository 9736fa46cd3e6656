import { beforeAll, expect, test } from 'vitest'
import { makeEmployer } from '../../../tests/factories/employer.ts'
import { makeJob } from '../../../tests/factories/job.ts'
import { testSite } from '../../../tests/support/search.ts'
import { guest } from '../caller/actor.ts'
import { NotFound } from '../caller/errors.ts'
import { listEmployers } from './list-employers.ts'
import { listFeaturedEmployers } from './list-featured-employers.ts'
import { readEmployer } from './read-employer.ts'

const { ctx, db, found } = await testSite({ actor: guest })
const bern = {
  city: 'Bern',
  postal_code: '3011',
  state_code: 'CH-BE',
  country: 'CH',
  lat_degrees: 46.948,
  lon_degrees: 7.447,
} as const

beforeAll(async () => {
  const clinic = await makeEmployer(db, { name: 'Ärztehaus Köln' })
  await makeJob(db, { employer_id: clinic })
  await makeJob(db, { employer_id: clinic })
  await makeJob(db, { employer_id: clinic, status: 'draft' })
  await makeJob(db, { employer_id: clinic, valid_through: new Date('2026-11-01T00:00:00Z') })
  const home = await makeEmployer(db, {
    name: 'Zum Rosengarten',
    type: 'care-facility',
    ownership: 'non-profit',
    size: '51-200',
    ...bern,
  })
  await makeJob(db, { employer_id: home })
  await makeEmployer(db, {
    name: 'Praxis Ohne Stellen',
    type: 'private-practice',
    ownership: null,
    size: '1-50',
  })
  await found()
})

const names = async (params: Parameters<typeof listEmployers>[1]) =>
  (await listEmployers(ctx, params)).employers.map(employer => employer.name)

test('employers are listed in the order of a German dictionary, or by their live jobs', async () => {
  expect(await names({})).toEqual(['Ärztehaus Köln', 'Praxis Ohne Stellen', 'Zum Rosengarten'])
  const { employers } = await listEmployers(ctx, { sort: 'open-positions' })
  expect(employers.map(({ name, openPositions }) => [name, openPositions])).toEqual([
    ['Ärztehaus Köln', 2],
    ['Zum Rosengarten', 1],
    ['Praxis Ohne Stellen', 0],
  ])
})

test('a name is found however its umlauts are written, and by its town', async () => {
  expect(await names({ q: 'aerztehaus' })).toEqual(['Ärztehaus Köln'])
  expect(await names({ q: 'ÄRZTE köln' })).toEqual(['Ärztehaus Köln'])
  expect(await names({ q: 'bern' })).toEqual(['Zum Rosengarten'])
})

test('filters narrow the list, and counts say what each other choice would bring', async () => {
  const { employers, facets } = await listEmployers(ctx, { type: ['care-facility'] })
  expect(employers.map(employer => employer.name)).toEqual(['Zum Rosengarten'])
  expect(facets.type).toContainEqual({ value: 'hospital', count: 1 })
  expect(facets.ownership).toContainEqual({ value: 'non-profit', count: 1 })
  expect(facets.ownership).toContainEqual({ value: 'public', count: 0 })
  expect(await names({ hiring: true, size: ['1-50'] })).toEqual([])
})

test('a town finds what is around it, a canton or country becomes a filter, an unknown place is said', async () => {
  expect(await names({ place: 'Bern', radius: 10 })).toEqual(['Zum Rosengarten'])
  const swiss = await listEmployers(ctx, { place: 'Schweiz' })
  expect(swiss.params.country).toEqual(['CH'])
  expect(swiss.total).toBe(1)
  const unknown = await listEmployers(ctx, { place: 'Atlantis' })
  expect(unknown).toMatchObject({ total: 0, place: { kind: 'unknown' } })
})

test('the front page shows employers with jobs, those with most first', async () => {
  expect((await listFeaturedEmployers(ctx, 5)).map(employer => employer.name)).toEqual([
    'Ärztehaus Köln',
    'Zum Rosengarten',
  ])
})

test('an employer is read by its id, and nothing else is found', async () => {
  const [first] = (await listEmployers(ctx, { q: 'Rosengarten' })).employers
  expect(await readEmployer(ctx, first?.id ?? 0)).toMatchObject({
    name: 'Zum Rosengarten',
    city: 'Bern',
    openPositions: 1,
  })
  await expect(readEmployer(ctx, 999_999)).rejects.toBeInstanceOf(NotFound)
})
