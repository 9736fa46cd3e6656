import { describe, expect, it } from 'vitest'
import { freiburg, makeJob } from '../../../tests/factories/job.ts'
import { testSite } from '../../../tests/support/search.ts'
import { previewAlert } from '../alerts/preview-alert.ts'
import { readEmployerListParams } from '../employers/employer.schema.ts'
import { listEmployers } from '../employers/list-employers.ts'
import { suggest } from '../employers/suggest.ts'
import { searchJobs } from './search-jobs.ts'
import { matchSearches } from './steps/match-searches.ts'

const { ctx, db, found } = await testSite()
const at = (name: string, latDegrees: number, lonDegrees: number, stateCode: string) => [
  {
    ...freiburg,
    name,
    postal_code: null,
    state_code: stateCode,
    lat_degrees: latDegrees,
    lon_degrees: lonDegrees,
  },
]
const konstanz = await makeJob(db, {}, at('Konstanz', 47.66033, 9.17582, 'DE-BW'))
const friedrichshafen = await makeJob(db, {}, at('Friedrichshafen', 47.65689, 9.47554, 'DE-BW'))
const cologne = await makeJob(db, {}, at('Köln', 50.93333, 6.95, 'DE-NW'))
const hamburg = await makeJob(db, {}, at('Hamburg', 53.55073, 9.99302, 'DE-HH'))
await found()

const search = async (place: string, radius: number | null = null) => {
  const { jobs, params, correctedPlace } = await searchJobs(ctx, { place, radius })
  return { ids: jobs.map(({ id }) => id).sort((a, b) => a - b), place: params.place, correctedPlace }
}

describe('the place of a search', () => {
  it('may be a region, which reaches as far as its name whatever distance is chosen', async () => {
    expect((await search('Bodensee')).ids).toEqual([konstanz, friedrichshafen])
    expect((await search('Lake Constance', 5)).ids).toEqual([konstanz, friedrichshafen])
    expect((await search('Ruhrgebiet')).ids).toEqual([])
  })

  it('may be a state by its short name, in small letters too, unless two have it', async () => {
    for (const name of ['BW', 'bw', 'BaWü'])
      expect(await search(name)).toMatchObject({ ids: [konstanz, friedrichshafen], correctedPlace: null })
    expect((await search('nrw')).ids).toEqual([cologne])
    // Berlin and Bern
    expect((await search('be')).place).not.toMatchObject({ kind: 'region' })
  })

  it('may be begun or mistyped, and what was searched instead is said', async () => {
    expect(await search('köl')).toMatchObject({
      ids: [cologne],
      place: 'Köln',
      correctedPlace: { from: 'köl', to: 'Köln' },
    })
    expect(await search('Hambrug')).toMatchObject({ ids: [hamburg], correctedPlace: { to: 'Hamburg' } })
    expect(await search('Köln')).toMatchObject({ ids: [cologne], correctedPlace: null })
  })

  it('is unknown when nothing is like it', async () => {
    const { total, place, correctedPlace } = await searchJobs(ctx, { place: 'Qwertzingen' })
    expect([total, place?.kind, correctedPlace]).toEqual([0, 'unknown', null])
  })

  it('is proposed as a region with what it holds', async () => {
    expect(await suggest(ctx, { q: 'bode', kind: 'where' })).toMatchObject([
      { kind: 'place', value: 'Bodensee', count: 2 },
    ])
    const english = { ...ctx, locale: 'en' as const }
    expect(await suggest(english, { q: 'lake c', kind: 'where' })).toMatchObject([
      { value: 'Lake Constance', count: 2 },
    ])
  })
})

describe('a job alert', () => {
  it('for a region finds what lies in it, and keeps no distance', async () => {
    const { criteria, params, total } = await previewAlert(ctx, { place: 'Bodensee', radius: 25 })
    expect([criteria, total]).toEqual(['place=Bodensee', 2])
    const match = await matchSearches(ctx, [konstanz, friedrichshafen, cologne])
    expect(match([params])).toEqual([[konstanz, friedrichshafen]])
  })

  it('for a mistyped town is kept with the town that was meant', async () => {
    const { criteria, correctedPlace } = await previewAlert(ctx, { place: 'Hambrug' })
    expect([criteria, correctedPlace?.from]).toEqual(['place=Hamburg&radius=25', 'Hambrug'])
  })
})

it('the list of employers reads places alike', async () => {
  const read = (query: string) => readEmployerListParams(new URLSearchParams(query)).params
  expect((await listEmployers(ctx, read('place=Hambrug'))).correctedPlace?.to).toBe('Hamburg')
  expect((await listEmployers(ctx, read('place=Bodensee'))).place?.kind).toBe('area')
})
