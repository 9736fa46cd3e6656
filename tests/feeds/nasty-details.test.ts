import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importFeed } from '../../src/domain/feeds/import-feed.ts'
import { testContext } from '../support/context.ts'
import { testDatabase } from '../support/database.ts'

const db = await testDatabase()

async function imported(file: string) {
  const employer = { name: `Klinik ${file}` }
  const result = await importFeed(testContext(db), {
    source: join(import.meta.dirname, 'nasty', file),
    employer,
  })
  const jobs = await db
    .selectFrom('jobs')
    .innerJoin('employers', 'employers.id', 'jobs.employer_id')
    .selectAll('jobs')
    .where('employers.name', '=', employer.name)
    .execute()
  const places = await db
    .selectFrom('job_places')
    .innerJoin('jobs', 'jobs.id', 'job_places.job_id')
    .select(['jobs.external_id', 'job_places.name', 'job_places.state_code', 'job_places.postal_code'])
    .orderBy('position')
    .execute()
  const byId = new Map(jobs.map(job => [job.external_id, job]))
  return { result, byId, placesOf: (id: string) => places.filter(place => place.external_id === id) }
}

describe('what is read from the broken feeds is right', () => {
  it('takes nothing that runs in a browser into texts', async () => {
    const { byId } = await imported('cdata-html-script.xml')
    expect(byId.get('S1')?.description_html).toBe('<p>Hallo</p><a>Bewerben</a><ul><li>Dienst</li></ul>')
    expect([byId.get('S2')?.title, byId.get('S4')?.title]).toEqual(['Pflegekraft', 'Arzt'])
  })

  it('reads dates in every usual form, and none from impossible ones', async () => {
    const { byId } = await imported('five-date-formats.xml')
    const dayOf = (id: string) => byId.get(id)?.posted_at.toISOString().slice(0, 10)
    for (const index of [0, 1, 2, 3, 4, 5, 6, 7, 12]) expect(dayOf(`DT${index}`)).toBe('2026-11-18')
    expect(dayOf('DT8')).toBe('2026-11-20')
    for (const index of [9, 10, 11]) expect(dayOf(`DT${index}`)).toBe('2026-11-21')
  })

  it('tells work at home from care at home', async () => {
    const { byId } = await imported('remote-ads.xml')
    const remotes = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(index => byId.get(`R${index}`)?.remote)
    expect(remotes).toEqual([
      'remote',
      'remote',
      'hybrid',
      'onsite',
      'hybrid',
      'onsite',
      'onsite',
      'onsite',
      'hybrid',
    ])
  })

  it('keeps every place of an ad, and a foreign postal code with none', async () => {
    const { placesOf } = await imported('multiple-locations.xml')
    expect(placesOf('L1').map(place => place.state_code)).toEqual(['DE-BE', 'DE-HH', 'DE-BY'])
    expect(placesOf('L10')).toMatchObject([{ name: 'Wien', postal_code: '1010' }])
    expect(placesOf('L3')).toMatchObject([{ name: 'Frankfurt am Main', postal_code: null }])
    expect(placesOf('L7')).toEqual([])
    expect(placesOf('L19').map(place => place.name)).toEqual(['Ulm', 'Neu-Ulm'])
    expect(placesOf('L20').map(place => place.name)).toEqual(['Graz', 'Linz'])
  })

  it('links to web pages only', async () => {
    const { byId } = await imported('dangerous-urls.xml')
    expect(byId.get('U1')).toMatchObject({ apply_url: null, apply_way: 'email' })
    expect(byId.get('U3')?.apply_url).toBeNull()
    expect(byId.get('U4')?.apply_url).toBeNull()
    expect(byId.get('U5')?.apply_url).toMatch(/^https:/)
  })

  it('hints at wording that the law makes risky', async () => {
    const { byId } = await imported('discrimination.xml')
    expect(byId.get('AGG1')?.hints).toEqual(['wording-age', 'wording-gender'])
    expect(byId.get('AGG2')?.hints).toEqual(['wording-gender'])
    expect(byId.get('AGG3')?.hints).toEqual(['wording-age', 'wording-origin', 'wording-gender'])
  })

  it('stores what looks like commands as the texts they are', async () => {
    const { byId } = await imported('sql-and-template-injection.xml')
    expect(byId.get("Q1'); DROP TABLE jobs;--")?.title).toBe("Arzt'); DROP TABLE jobs;--")
    expect(byId.get('{{7*7}}')?.title).toBe(`\${7*7} Pflege`)
  })

  it('keeps umlauts in every encoding', async () => {
    const files = [
      'iso-8859-1',
      'latin1-declared-utf8',
      'utf8-declared-latin1',
      'utf16-le-bom',
      'utf8-bom',
      'no-declaration',
    ]
    for (const file of files) {
      const { byId, placesOf } = await imported(`${file}.xml`)
      expect(byId.get('N2')?.title, file).toBe('Ärztin/Arzt für Gynäkologie (w/m/d)')
      expect(placesOf('N3')[0]?.name, file).toBe('Nürnberg')
    }
  })

  it('says which rows failed and why', async () => {
    const { result } = await imported('missing-titles.xml')
    expect(result.failures.map(({ id, line }) => [id, line])).toEqual([
      ['T1', 3],
      ['T2', 4],
      ['T3', 5],
      ['T4', 6],
    ])
  })

  it('reads no other file', async () => {
    const { byId } = await imported('xinclude.xml')
    expect(byId.get('XI')?.description_html).toBe('')
  })
})
