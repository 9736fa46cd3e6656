import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { findItemPaths } from '../reading/find-item-paths.ts'
import { checkFeed, readFeed } from '../reading/read-feed.ts'
import { describeItems } from './describe-items.ts'
import type { FeedMapping } from './feed-mapping.values.ts'
import { proposeMapping } from './propose-mapping.ts'

const folder = await mkdtemp(join(tmpdir(), 'mapping-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
let files = 0

async function fileWith(text: string): Promise<string> {
  const path = join(folder, `feed-${++files}`)
  await writeFile(path, text)
  return path
}

async function read(text: string, mapping: FeedMapping = {}) {
  const checked = await checkFeed(await fileWith(text), 'auto', mapping)
  const items = []
  for await (const group of readFeed(checked)) items.push(...group)
  return { checked, raws: items.map(item => item.raw) }
}

const unknownXml = `<bestand><kopf><stand>heute</stand></kopf><satz><schluessel nr="17"/><was>Pflegefachkraft (m/w/d)</was>
<wo><gemeinde>Ulm</gemeinde><z>89073</z></wo><prosa><![CDATA[<p>Sie pflegen.</p>]]></prosa></satz>
<satz><schluessel nr="18"/><was>Hebamme (m/w/d)</was><wo><gemeinde>Köln</gemeinde><z>50667</z></wo></satz></bestand>`

describe('a feed with names that nobody knows', () => {
  it('says which element may be an ad, the likeliest first', async () => {
    const [first] = await findItemPaths(await fileWith(unknownXml))
    expect(first).toEqual({ path: 'bestand/satz', name: 'bestand/satz', items: 2 })
    const json =
      '{"antwort":{"saetze":[{"was":"Arzt","wo":"Ulm","nr":1},{"was":"Hebamme","wo":"Ulm","nr":2}]}}'
    expect((await findItemPaths(await fileWith(json)))[0]).toMatchObject({ items: 2 })
  })

  it('is read once a person said what an ad is and where its fields stand', async () => {
    const fields = {
      id: 'schluessel@nr',
      title: 'was',
      city: 'wo/gemeinde',
      postalCode: 'wo/z',
      description: 'prosa',
    }
    const { raws } = await read(unknownXml, { itemPath: 'bestand/satz', fields })
    expect(raws[0]).toMatchObject({
      id: '17',
      title: 'Pflegefachkraft (m/w/d)',
      places: [{ text: 'Ulm', postalCode: '89073' }],
      sections: [{ heading: null, text: '<p>Sie pflegen.</p>' }],
    })
    expect(raws[1]?.title).toBe('Hebamme (m/w/d)')
  })

  it('may be JSON or a table as well', async () => {
    const json =
      '{"antwort":{"saetze":[{"was":"Arzt","gemeinde":"Ulm"},{"was":"Hebamme","gemeinde":"Bonn"}]}}'
    const [path] = await findItemPaths(await fileWith(json))
    const fields = { title: 'was', city: 'gemeinde' }
    const read1 = await read(json, { itemPath: path?.path ?? '', fields })
    expect(read1.raws.map(raw => [raw.title, raw.places[0]?.text])).toEqual([
      ['Arzt', 'Ulm'],
      ['Hebamme', 'Bonn'],
    ])
    const table = 'Was;Gemeinde\nArzt;Ulm\nHebamme;Bonn\n'
    const [row] = await findItemPaths(await fileWith(table))
    const read2 = await read(table, { itemPath: row?.path ?? '', fields })
    expect(read2.raws.map(raw => raw.title)).toEqual(['Arzt', 'Hebamme'])
  })
})

describe('the fields of a feed', () => {
  const known = `<workzag-jobs><position><id>7</id><name>Arzt (m/w/d)</name><office>Ulm</office><schedule>full-time</schedule>
<jobDescriptions><jobDescription><name>Aufgaben</name><value>Sie operieren.</value></jobDescription></jobDescriptions>
<kostenstelle>4711</kostenstelle></position></workzag-jobs>`

  it('are listed with what they say', async () => {
    const { checked } = await read(known)
    const fields = describeItems(checked.sample)
    expect(fields.find(({ path }) => path === 'office')).toEqual({
      path: 'office',
      name: 'office',
      items: 1,
      samples: ['Ulm'],
    })
    expect(fields.map(({ path }) => path)).toContain('kostenstelle')
  })

  it('are matched with ours by what a known dialect reads from them', async () => {
    const { checked, raws } = await read(known)
    const pairs = checked.sample.map((node, index) => ({ node, raw: raws[index] as (typeof raws)[number] }))
    expect(proposeMapping(pairs, describeItems(checked.sample))).toMatchObject({
      id: 'id',
      title: 'name',
      city: 'office',
      employment: 'schedule',
    })
  })

  it('are taken from where a person says, and left out where a person says so', async () => {
    const { raws } = await read(known, { fields: { reference: 'kostenstelle', employment: '' } })
    expect(raws[0]).toMatchObject({ title: 'Arzt (m/w/d)', reference: '4711', employment: [] })
  })

  it('keep the place when only its postal code is read from elsewhere', async () => {
    const feed = '<jobs><job><title>Arzt</title><city>Ulm</city><code>89073</code><id>1</id></job></jobs>'
    const { raws } = await read(feed, { fields: { postalCode: 'code' } })
    expect(raws[0]?.places).toMatchObject([{ text: 'Ulm', postalCode: '89073' }])
  })
})
