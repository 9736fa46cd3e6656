import { gzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import { monday } from '../../../tests/feeds/feed-trial.ts'
import { ownFeedTrial } from '../../../tests/feeds/own-feed-trial.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { answering } from '../../../tests/support/feed-server.ts'
import { createFeed } from './create-feed.ts'
import { loadFeed } from './own-feed.queries.ts'
import { previewMapping } from './preview-mapping.ts'

const db = await testDatabase()
const trial = await ownFeedTrial(db)
const { server, at, setUp, work, lastRun } = trial

const ad = (title: string, town = 'Ulm') =>
  `<satz><was>${title}</was><wo>${town}</wo><xyz>3900 EUR monatlich</xyz><prosa>Schöne Station für Sie.</prosa></satz>`
const feedOf = (...ads: string[]) => `<bestand>${ads.join('')}</bestand>`
const fields = { title: 'was', city: 'wo', description: 'prosa' }
const look = (more: Record<string, string> = {}) =>
  previewMapping(at(monday), {
    feedId: trial.feedId,
    itemPath: 'bestand/satz',
    fields: { ...fields, ...more },
  })

beforeEach(trial.reset)

describe('a mapping that nobody saved yet', () => {
  it('shows how the first ads would read, and which fields there are to choose from', async () => {
    await setUp(feedOf(ad('Hebamme (m/w/d)'), ad('Pflegefachkraft (m/w/d)', 'Bonn')))
    expect(await lastRun()).toMatchObject({ status: 'failed' })
    const asked = server.asked.length
    const { ads, found } = await look()
    expect(ads.map(({ page }) => [page?.title, page?.places[0]?.name, page?.pay])).toEqual([
      ['Hebamme (m/w/d)', 'Ulm', null],
      ['Pflegefachkraft (m/w/d)', 'Bonn', null],
    ])
    expect(ads[0]?.page?.descriptionHtml).toContain('Schöne Station')
    expect(found.fields.map(({ path }) => path)).toEqual(['was', 'wo', 'xyz', 'prosa'])
    expect((await look({ pay: 'xyz' })).ads[0]?.page?.pay).toMatchObject({ min: 3900, period: 'month' })
    expect(server.asked.length).toBe(asked)
    expect((await loadFeed(db, trial.feedId))?.mapping).toEqual({})
  })

  it('says why an ad would not be taken', async () => {
    await setUp(feedOf(ad(''), ad('(m/w/d)'), ad('Hebamme (m/w/d)')))
    const { ads } = await look()
    expect(ads.map(({ problem }) => problem)).toEqual([
      { code: 'no-title', params: {} },
      { code: 'no-profession-in-title', params: { title: '(m/w/d)' } },
      null,
    ])
    const past = feedOf(ad('Hebamme (m/w/d)').replace('</satz>', '<ende>2026-11-01</ende></satz>'))
    await setUp(past)
    expect((await look({ validThrough: 'ende' })).ads[0]?.problem?.code).toBe('last-day-passed')
  })

  it('looks at five ads and at the beginning of the document alone, however large it is', async () => {
    const many = Array.from({ length: 30_000 }, (_, index) => ad(`Hebamme Größe ${index} (m/w/d)`))
    await setUp(feedOf(...many))
    const { ads } = await look()
    expect(ads.map(({ page }) => page?.title)).toEqual(
      [0, 1, 2, 3, 4].map(index => `Hebamme Größe ${index} (m/w/d)`),
    )
  })

  it('reads a packed upload as well', async () => {
    const bytes = async function* () {
      yield gzipSync(feedOf(ad('Hebamme (m/w/d)'), ad('Pflegefachkraft (m/w/d)')))
    }
    const source = { bytes: bytes(), fileName: 'stellen.xml.gz' }
    const created = await createFeed(at(monday), { employerId: trial.employerId, name: '', source })
    trial.feedId = created.feedId
    await work()
    expect((await look()).ads).toHaveLength(2)
  })

  it('says so when there is nothing to look at', async () => {
    await setUp('<html><body>Wartung</body></html>')
    expect(await look()).toMatchObject({ ads: [], problem: { code: 'web-page' } })
    server.answer = answering('')
    await db.deleteFrom('feed_runs').where('feed_id', '=', trial.feedId).execute()
    expect(await look()).toMatchObject({ ads: [], problem: { code: 'document-not-kept' } })
  })
})
