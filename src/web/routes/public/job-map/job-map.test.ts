import { describe, expect, it } from 'vitest'
import { freiburg, makeJob } from '../../../../../tests/factories/job.ts'
import { testSite } from '../../../../../tests/support/search.ts'
import { searchJobs } from '../../../../domain/job-search/search-jobs.ts'
import { loadJobMap } from './job-map.server.ts'

const { ctx, db, found } = await testSite()
const place = (name: string, latDegrees: number, lonDegrees: number, stateCode: string) => ({
  ...freiburg,
  name,
  postal_code: null,
  state_code: stateCode,
  lat_degrees: latDegrees,
  lon_degrees: lonDegrees,
})
const cologne = place('Köln', 50.93333, 6.95, 'DE-NW')
const leverkusen = place('Leverkusen', 51.0303, 6.98432, 'DE-NW')
const hamburg = place('Hamburg', 53.55073, 9.99302, 'DE-HH')
const zurich = { ...place('Zürich', 47.36667, 8.55, 'CH-ZH'), country: 'CH' as const }
await makeJob(db, {}, [cologne])
await makeJob(db, {}, [cologne])
const both = await makeJob(db, {}, [cologne, leverkusen])
await makeJob(db, {}, [leverkusen, hamburg])
await makeJob(db, {}, [zurich])
const nowhere = await makeJob(db, {}, [{ ...cologne, lat_degrees: null, lon_degrees: null }])
await found()

const open = (address: string) => loadJobMap(ctx, new URL(address, 'https://x.org').searchParams)
const follow = async (address: string, label: RegExp) => {
  const { map } = await open(address)
  const link = map.clusters.find(cluster => label.test(cluster.label))
  if (!link) throw new Error(`No ${label} among ${map.clusters.map(each => each.label).join(', ')}`)
  return link
}

describe('the map of a search', () => {
  it('has every place of every job, and counts a job with two places in one circle once', async () => {
    const { map } = await open('/jobs/karte')
    expect(map.clusters.map(({ label }) => label).sort()).toEqual([
      'Hamburg: 1 Stelle',
      'Köln und Umgebung: 4 Stellen',
      'Zürich: 1 Stelle',
    ])
  })

  it('says how many jobs there are, how many have no place, and lists them all', async () => {
    const { map, list, heading } = await open('/jobs/karte')
    expect(map.summary.join(' ')).toBe(
      '5 von 6 gefundenen Stellen sind auf der Karte. Eine nennt keinen Ort. Stellen mit mehreren Orten stehen an jedem davon.',
    )
    expect([list.total, heading]).toEqual([6, null])
    expect(list.jobs.map(({ id }) => id)).toContain(nowhere)
  })

  it('goes closer by a circle of several places, and lists what is in the section', async () => {
    const { to } = await follow('/jobs/karte', /^Köln und Umgebung/)
    expect(to).toMatch(/^\/jobs\/karte\?view=/)
    const { map, list, heading } = await open(to)
    expect(map.clusters.map(({ label }) => label).sort()).toEqual([
      'Köln: 3 Stellen',
      'Leverkusen: 2 Stellen',
    ])
    expect([list.total, heading]).toEqual([4, '4 Stellen im Kartenausschnitt'])
    expect(list.jobs).toHaveLength(4)
  })

  it('lists the jobs of a place by its circle, which is marked while the section stays', async () => {
    const around = (await follow('/jobs/karte', /^Köln und Umgebung/)).to
    const { to } = await follow(around, /^Leverkusen/)
    const { map, list, heading } = await open(to)
    expect([list.total, heading]).toEqual([2, '2 Stellen in Leverkusen'])
    expect(list.jobs.map(({ id }) => id)).toContain(both)
    expect(map.clusters.filter(({ isChosen }) => isChosen).map(({ label }) => label)).toEqual([
      'Leverkusen: 2 Stellen',
    ])
    expect(map.clusters.map(({ x, y }) => [x, y])).toEqual(
      (await open(around)).map.clusters.map(({ x, y }) => [x, y]),
    )
    expect(map.controls.whole?.to).toBe('/jobs/karte')
  })

  it('counts in the filters what the list beside it has', async () => {
    const { to } = await follow('/jobs/karte', /^Köln und Umgebung/)
    const { list } = await open(to)
    const category = list.groups.find(({ name }) => name === 'category')
    const stocked = category?.options.filter(({ isEmpty }) => !isEmpty)
    expect(stocked?.map(({ value, count }) => [value, count])).toEqual([['nursing', '4']])
  })

  it('leaves the choice of countries and states to the map', async () => {
    const names = (await open('/jobs/karte')).list.groups.map(({ name }) => name)
    expect(names).not.toContain('country')
    expect(names).not.toContain('state')
    expect(names).toContain('profession')
  })

  it('keeps its section in links that narrow the search, and leaves it for another place', async () => {
    const { list } = await open('/jobs/karte?country=DE&view=51.2_7_6')
    expect(list.query).toBe('country=DE&view=51.2_7_6')
    expect(list.chips.map(({ to }) => to)).toEqual(['/jobs/karte?view=51.2_7_6'])
    expect(list.views?.links.map(({ to }) => to)).toContain('/jobs?country=DE')
    const corrected = await open('/jobs/karte?place=Kölln&view=51.2_7_6')
    expect(corrected.list.correctedPlace?.withoutTo).toBe('/jobs/karte')
  })

  it('shows the circle of a search around a town, and what lies in it', async () => {
    const { map, list } = await open('/jobs/karte?place=Köln&radius=25')
    expect(map.circles).toHaveLength(1)
    expect(map.clusters.map(({ label }) => label).sort()).toEqual([
      'Köln: 3 Stellen',
      'Leverkusen: 2 Stellen',
    ])
    expect(list.total).toBe((await searchJobs(ctx, { place: 'Köln', radius: 25 })).total)
  })

  it('leads back to the whole map from a section without jobs, and out of a search without any', async () => {
    const empty = await open('/jobs/karte?view=48.2_16.4_8')
    expect(empty.list.jobs).toEqual([])
    expect(empty.noneHint).toBe('In diesem Ausschnitt liegt keine der gefundenen Stellen.')
    expect(empty.list.alternatives).toEqual([
      { text: 'Ganze Karte: 6 Stellen', to: '/jobs/karte', findsMore: true },
    ])
    const none = await open('/jobs/karte?country=LI&view=48.2_16.4_8')
    expect(none.map.clusters).toEqual([])
    expect(none.noneHint).toBeUndefined()
    expect(none.list.alternatives.map(({ to }) => to)).toContain('/jobs/karte')
    expect((await open('/jobs/karte?place=Qwertzingen')).map.clusters).toEqual([])
  })

  it('speaks English', async () => {
    const { map } = await loadJobMap({ ...ctx, locale: 'en' }, new URLSearchParams())
    expect(map.clusters.map(({ label }) => label)).toContain('Köln and surroundings: 4 jobs')
    expect(map.clusters[0]?.to).toMatch(/^\/en\/jobs\/map\?/)
  })
})
