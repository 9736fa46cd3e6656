import { describe, expect, it } from 'vitest'
import { dataFile } from '../data-file.ts'
import { allAreas, areaNamed, isInArea, suggestAreas } from './areas.ts'
import { findPlaces } from './find-places.ts'
import { likelyPlaces } from './likely-place.ts'
import { distanceKm, placeById } from './places.ts'

const town = (name: string) => findPlaces(name)[0]?.place ?? { latDegrees: 0, lonDegrees: 0 }
const reaches = (area: string, name: string) => isInArea(areaNamed(area)?.circles ?? [], town(name))

describe('areas that people search by', () => {
  it('stand around towns that there are, under names that no other area has', () => {
    // The file is ours; these are the fields under test.
    const { areas } = JSON.parse(dataFile('areas.json')) as {
      areas: { around: { id: number; name: string; km: number }[] }[]
    }
    for (const { id, name, km } of areas.flatMap(area => area.around)) {
      expect(placeById(id)?.name).toBe(name)
      expect(km).toBeGreaterThan(0)
    }
    for (const area of allAreas()) expect(areaNamed(area.nameDe)?.id).toBe(area.id)
  })

  it('hang together: no circle lies around a namesake somewhere else', () => {
    const farthestKm = 25
    const strays = allAreas().flatMap(({ nameDe, circles }) =>
      circles
        .filter(one => {
          const others = circles.filter(other => other !== one)
          const gapTo = (other: (typeof circles)[number]) =>
            distanceKm(one, other) - one.radiusKm - other.radiusKm
          return others.length > 0 && Math.min(...others.map(gapTo)) > farthestKm
        })
        .map(() => nameDe),
    )
    expect(strays).toEqual([])
  })

  it.each([
    ['Bodensee', 'Konstanz', 'Bregenz', 'Ulm'],
    ['Rügen', 'Bergen auf Rügen', 'Ostseebad Binz', 'Zürich'],
    ['Ruhrgebiet', 'Bochum', 'Duisburg', 'Köln'],
    ['Allgäu', 'Kempten', 'Füssen', 'München'],
    ['Rhein-Main', 'Frankfurt am Main', 'Mainz', 'Mannheim'],
    ['Rheinland', 'Köln', 'Bonn', 'Dortmund'],
    ['Schwarzwald', 'Freudenstadt', 'Villingen-Schwenningen', 'Stuttgart'],
    ['Ostsee', 'Rostock', 'Kiel', 'Hamburg'],
    ['Nordsee', 'Cuxhaven', 'Husum', 'Hamburg'],
    ['Oberbayern', 'München', 'Rosenheim', 'Augsburg'],
    ['Franken', 'Nürnberg', 'Würzburg', 'Regensburg'],
    ['Salzkammergut', 'Bad Ischl', 'Gmunden', 'Linz'],
    ['Engadin', 'St. Moritz', 'Scuol', 'Chur'],
    ['Berner Oberland', 'Interlaken', 'Thun', 'Bern'],
    ['Zürichsee', 'Horgen', 'Meilen', 'Winterthur'],
  ])('%s reaches %s and %s, but not %s', (area, one, other, outside) => {
    expect([reaches(area, one), reaches(area, other), reaches(area, outside)]).toEqual([true, true, false])
  })

  it('are known as people write them, in either language', () => {
    for (const text of ['bodensee', 'Region Bodensee', 'am Bodensee', 'Lake Constance'])
      expect(areaNamed(text)?.id).toBe('bodensee')
    expect(areaNamed('Ruhrpott')?.id).toBe('ruhrgebiet')
    expect(areaNamed('Konstanz am Bodensee')).toBeNull()
    expect(suggestAreas('allg').map(({ nameDe }) => nameDe)).toEqual(['Allgäu'])
  })
})

describe('a place that there is not', () => {
  it.each([
    ['köl', 'Köln'],
    ['Hambrug', 'Hamburg'],
    ['Münchn', 'München'],
    ['Frankfrut am Main', 'Frankfurt am Main'],
    ['Düseldorf', 'Düsseldorf'],
    ['Bodense', 'Bodensee'],
    ['Algäu', 'Allgäu'],
  ])('"%s" is read as %s', (text, name) => {
    expect(likelyPlaces(text, 3)[0]).toBe(name)
  })

  it('is read as nothing when nothing is like it, or when it is no name', () => {
    for (const text of ['qwertz', 'xyz', '4711', '', 'x'.repeat(5_000)])
      expect(likelyPlaces(text, 3)).toEqual([])
  })
})
