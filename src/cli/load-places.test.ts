import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findPlaces } from '../vocabulary/places/find-places.ts'
import { readPlacesFrom } from '../vocabulary/places/place-table.ts'
import { loadPlaces } from './load-places.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kittel-places-'))
})

afterEach(async () => {
  readPlacesFrom(join(folder, 'nowhere'))
  await rm(folder, { recursive: true, force: true })
})

function row(
  country: string,
  code: string,
  place: string,
  admin1: string,
  lat: number,
  lon: number,
  accuracy = '4',
) {
  return [country, code, place, 'State', admin1, '', '', '', '', lat, lon, accuracy].join('\t')
}

async function load(name: string, rows: string[]) {
  const file = join(folder, name)
  await writeFile(file, rows.join('\n'))
  const [loaded] = await loadPlaces([file], folder)
  const lines = (await readFile(join(folder, 'places', 'postal-codes.tsv'), 'utf8')).trim().split('\n')
  return { report: loaded?.report, lines: lines.map(line => line.split('\t')) }
}

describe('loading full postal files', () => {
  it('leaves companies out and leads their code to the town they are in', async () => {
    const { report, lines } = await load('DE.txt', [
      row('DE', '10115', 'Berlin', 'BE', 52.5323, 13.3846),
      row('DE', '11516', 'Muster Versicherung AG', 'BE', 52.53, 13.38, ''),
    ])
    expect(report).toMatchObject({ read: 2, recipients: 1, kept: 2 })
    expect(lines.map(line => line[2])).toEqual(['Berlin', 'Berlin'])
  })

  it('gives Austrian towns their own coordinates where many share one default point', async () => {
    const towns = ['Graz', 'Leoben', 'Kapfenberg', 'Knittelfeld', 'Weiz', 'Leibnitz', 'Feldbach', 'Judenburg']
    const more = ['Liezen', 'Murau', 'Zeltweg', 'Gleisdorf', 'Voitsberg']
    const rows = [...towns, ...more].map((town, at) => row('AT', String(8010 + at), town, '06', 47.25, 14.25))
    const { report, lines } = await load('AT.txt', rows)
    expect(report?.misplaced).toBe(13)
    const graz = lines.find(line => line[2] === 'Graz')
    expect(Number(graz?.[4])).toBeCloseTo(47.07, 1)
    expect(Number(graz?.[5])).toBeCloseTo(15.44, 1)
  })

  it('keeps one row for a code whose town is repeated by its districts', async () => {
    const { report, lines } = await load('CH.txt', [
      row('CH', '8001', 'Zürich', 'ZH', 47.3725, 8.5425),
      row('CH', '8001', 'Zürich, Altstadt', 'ZH', 47.3725, 8.5425),
      row('CH', '8001', 'Zürich (City)', 'ZH', 47.3725, 8.5425),
    ])
    expect(report).toMatchObject({ repeated: 2, kept: 1 })
    expect(lines).toHaveLength(1)
  })

  it('makes villages findable that the built-in places do not know', async () => {
    expect(findPlaces('54597 Kleinmusterdorf')[0]?.place.name).not.toBe('Kleinmusterdorf')
    await load('DE.txt', [row('DE', '54597', 'Kleinmusterdorf', 'RP', 50.2, 6.4)])
    readPlacesFrom(folder)
    expect(findPlaces('54597 Kleinmusterdorf')[0]).toMatchObject({
      postalCode: '54597',
      place: { name: 'Kleinmusterdorf', stateCode: 'DE-RP', latDegrees: 50.2 },
    })
  })

  it('refuses a file without postal codes and writes nothing', async () => {
    const file = join(folder, 'notes.txt')
    await writeFile(file, 'These are not\tthe codes')
    await expect(loadPlaces([file], folder)).rejects.toThrow('holds no postal codes')
    await expect(readFile(join(folder, 'places', 'postal-codes.tsv'))).rejects.toThrow('ENOENT')
  })
})
