import { beforeAll, expect, test } from 'vitest'
import { makeEmployer } from '../../../tests/factories/employer.ts'
import { freiburg, koeln, makeJob } from '../../../tests/factories/job.ts'
import { testSite } from '../../../tests/support/search.ts'
import { guest } from '../caller/actor.ts'
import { suggest } from './suggest.ts'

const site = await testSite({ actor: guest })
const { ctx, db } = site
const what = (q: string) => suggest(ctx, { q, kind: 'what' })
const where = (q: string) => suggest(ctx, { q, kind: 'where' })
const values = (suggestions: { value: string }[]) => suggestions.map(each => each.value)

beforeAll(async () => {
  const clinic = await makeEmployer(db, { name: 'Münsterklinik' })
  for (let job = 0; job < 3; job++) await makeJob(db, { employer_id: clinic }, [freiburg])
  await makeJob(db, {}, [koeln])
  const others = [
    ['oberarzt', 'doctors', 'Oberarzt (m/w/d)'],
    ['intensivpfleger', 'nursing', 'Fachkrankenpfleger Intensiv (m/w/d)'],
    ['assistenzarzt', 'doctors', 'Assistenzarzt (m/w/d)'],
  ] as const
  for (const [profession, category, title] of others)
    await makeJob(db, { profession, category, title }, [freiburg])
  await makeJob(db, { status: 'paused', profession: 'hebamme', title: 'Hebamme (m/w/d)' })
  await site.found()
})

test('what is typed is completed by professions and employers that have jobs', async () => {
  expect(await what('Oberä')).toMatchObject([{ kind: 'profession', value: 'oberarzt', count: 1, found: 1 }])
  expect(await what('Münster')).toMatchObject([{ kind: 'employer', label: 'Münsterklinik', count: 3 }])
  expect(await what('o')).toEqual([])
})

test('nothing without a live job is proposed, however it is named', async () => {
  expect(await what('hebam')).toEqual([])
  expect(await what('Geburtsh')).toEqual([])
})

test('a word inside a longer name, a part of a compound and an everyday name are enough', async () => {
  expect((await what('intensiv'))[0]).toMatchObject({ value: 'intensivpfleger', count: 1 })
  expect(values(await what('fach intensiv'))).toContain('intensivpfleger')
  expect(values(await what('krankenpfl'))).toContain('intensivpfleger')
  expect(values(await what('weiterbildungsass'))).toContain('assistenzarzt')
  expect(values(await what('Arzt in Ausb'))).toEqual(['assistenzarzt'])
})

test('a sentence is proposed as a whole, with what it is understood as and what that finds', async () => {
  const [nothing] = await what('oberarzt freiburg befristet')
  expect(nothing).toBeUndefined()
  const [first, ...others] = await what('oberarzt freiburg')
  expect(first).toEqual({
    kind: 'search',
    value: 'oberarzt freiburg',
    label: 'oberarzt · freiburg',
    count: 1,
    found: 1,
  })
  expect(others.every(({ kind }) => kind !== 'search')).toBe(true)
  expect((await what('Oberarzt')).some(({ kind }) => kind === 'search')).toBe(false)
})

test('who types a whole name gets that one first', async () => {
  expect((await what('Nurse'))[0]).toMatchObject({ value: 'pflegefachmann', count: 4 })
})

test('each proposal tells how many jobs have it and how many its words find', async () => {
  const proposals = await what('pfleg')
  expect(proposals.length).toBeGreaterThan(1)
  for (const { count, found } of proposals) expect(Math.min(count, found)).toBeGreaterThan(0)
})

test('places are completed by name and by postal code, each with the jobs around it', async () => {
  expect((await where('Freib'))[0]).toMatchObject({ kind: 'place', value: 'Freiburg im Breisgau', count: 6 })
  const codes = await where('791')
  expect(codes.some(code => code.kind === 'postal-code' && code.count === 6)).toBe(true)
})

test('larger places come first, and places without jobs only when none has any', async () => {
  const around = await where('br')
  expect(around.length).toBeGreaterThan(0)
  expect(around.every(place => place.count > 0)).toBe(true)
  expect(values(around)).not.toContain('Bremen')
  const nowhere = await where('Brem')
  expect(nowhere[0]).toMatchObject({ value: 'Bremen', count: 0 })
})
