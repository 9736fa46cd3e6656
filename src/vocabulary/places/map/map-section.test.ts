import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawOutlines, outlinesId } from './draw-outlines.ts'
import { labelSpots } from './label-spots.ts'
import { largestTowns } from './largest-towns.ts'
import {
  boxOfSection,
  closestFit,
  deepestZoom,
  drawer,
  isInBox,
  mapHeightPx,
  mapWidthPx,
  radiusPx,
  sectionAround,
  sectionAt,
  sectionZoomed,
} from './map-section.ts'

const hamburg = { latDegrees: 53.551, lonDegrees: 9.994 }
const corners = [
  { name: 'List on Sylt', latDegrees: 55.02, lonDegrees: 8.43 },
  { name: 'Görlitz', latDegrees: 51.15, lonDegrees: 14.98 },
  { name: 'Kittsee', latDegrees: 48.09, lonDegrees: 17.07 },
  { name: 'Chiasso', latDegrees: 45.83, lonDegrees: 9.03 },
  { name: 'Genf', latDegrees: 46.2, lonDegrees: 6.15 },
  { name: 'Vaduz', latDegrees: 47.14, lonDegrees: 9.52 },
]
const places = fc.record({
  latDegrees: fc.double({ min: 46, max: 54.9, noNaN: true }),
  lonDegrees: fc.double({ min: 6, max: 17, noNaN: true }),
})

describe('a section of the map', () => {
  it('shows Germany, Austria, Switzerland and Liechtenstein when nothing is asked for', () => {
    const box = boxOfSection(sectionAround([], closestFit))
    for (const corner of corners) expect(isInBox(corner, box), corner.name).toBe(true)
  })

  it('fits around places: all are in it, and inside the drawing', () => {
    fc.assert(
      fc.property(fc.array(places, { minLength: 1, maxLength: 8 }), fc.nat(deepestZoom), (points, most) => {
        const section = sectionAround(points, most)
        expect(section.zoom).toBeLessThanOrEqual(most)
        const box = boxOfSection(section)
        for (const point of points) {
          expect(isInBox(point, box)).toBe(true)
          const { x, y } = drawer(section)(point)
          expect(x > 20 && x < mapWidthPx - 20 && y > 20 && y < mapHeightPx - 20).toBe(true)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('stays with the countries, and with zooms that exist', () => {
    expect(sectionAt({ ...hamburg, zoom: 99 }).zoom).toBe(deepestZoom)
    expect(sectionAt({ ...hamburg, zoom: -1 })).toEqual(sectionAround([], 0))
    const far = sectionAt({ latDegrees: -30, lonDegrees: 100, zoom: 4 })
    expect(far.latDegrees).toBeGreaterThan(45)
    expect(far.lonDegrees).toBeLessThan(18)
  })

  it('is half as wide when it is twice as close', () => {
    const one = boxOfSection(sectionAt({ ...hamburg, zoom: 5 }))
    const closer = boxOfSection(sectionZoomed(sectionAt({ ...hamburg, zoom: 5 }), 2))
    expect((one.east - one.west) / (closer.east - closer.west)).toBeCloseTo(2, 5)
  })

  it('draws a distance as long as the places on it are away', () => {
    const section = sectionAround([hamburg], closestFit)
    const north = { ...hamburg, latDegrees: hamburg.latDegrees + 20 / 111.2 }
    const draw = drawer(section)
    expect(radiusPx(section, hamburg, 20)).toBeCloseTo(draw(hamburg).y - draw(north).y, 5)
  })

  it('names the largest towns in it', () => {
    const box = boxOfSection(sectionAround([hamburg], closestFit))
    expect(largestTowns(box, 3).map(({ name }) => name)[0]).toBe('Hamburg')
    for (const town of largestTowns(box, 20)) expect(isInBox(town, box)).toBe(true)
  })
})

describe('the outlines', () => {
  it('are one small file without colours of its own', () => {
    const file = drawOutlines()
    expect(file).toContain(`id="${outlinesId}"`)
    expect(file.match(/<path /g)).toHaveLength(4)
    expect(file).not.toMatch(/fill=|stroke=|NaN/)
    expect(file.length).toBeLessThan(60_000)
  })
})

describe('names on the map', () => {
  const size = { widthPx: 300, heightPx: 300, most: 5 }
  it('leave out those without room, the later ones first', () => {
    const crowd = ['Köln', 'Bonn', 'Siegburg', 'Troisdorf', 'Brühl'].map(text => ({
      text,
      x: 150,
      y: 150,
      radiusPx: 12,
    }))
    const labels = labelSpots(crowd, [], size)
    expect(labels[0]?.text).toBe('Köln')
    expect(labels).toHaveLength(4)
  })

  it('stay inside the drawing, however long they are', () => {
    const long = { text: 'Garmisch-Partenkirchen', x: 20, y: 290, radiusPx: 12 }
    for (const { x, anchor, text, y } of labelSpots([long], [long], size)) {
      expect(anchor).toBe('start')
      expect(x + text.length * 5.88).toBeLessThanOrEqual(size.widthPx)
      expect(y).toBeLessThan(size.heightPx)
    }
    expect(labelSpots([long], [long], size)).toHaveLength(1)
  })
})
