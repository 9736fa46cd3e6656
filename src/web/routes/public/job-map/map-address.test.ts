import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deepestZoom, isInBox, sectionAt } from '../../../../vocabulary/places/map/map-section.ts'
import { readSection, readSpot, writeSection, writeSpot } from './map-address.ts'

const points = fc.record({
  latDegrees: fc.double({ min: 45, max: 56, noNaN: true }),
  lonDegrees: fc.double({ min: 5, max: 18, noNaN: true }),
})

describe('the address of a map', () => {
  it('keeps a section', () => {
    fc.assert(
      fc.property(points, fc.nat(deepestZoom), (point, zoom) => {
        const section = readSection(writeSection(sectionAt({ ...point, zoom })))
        expect(writeSection(section ?? sectionAt({ ...point, zoom: -1 }))).toBe(
          writeSection(sectionAt({ ...point, zoom })),
        )
      }),
    )
  })

  it('keeps places so exactly that they are found again', () => {
    fc.assert(
      fc.property(fc.array(points, { minLength: 1, maxLength: 4 }), chosen => {
        const spot = readSpot(writeSpot(chosen))
        for (const point of chosen) expect(spot && isInBox(point, spot)).toBe(true)
      }),
    )
  })

  it('is written without signs that forms would encode', () => {
    const query = new URLSearchParams({
      view: writeSection(sectionAt({ latDegrees: 50.94, lonDegrees: 6.96, zoom: 8 })),
      spot: writeSpot([{ latDegrees: 50.93333, lonDegrees: 6.95 }]),
    })
    expect(query.toString()).toBe('view=50.94_6.96_8&spot=50.93333_6.95_50.93333_6.95')
  })

  it('is ignored when it cannot be read', () => {
    for (const text of [null, '', '50_7', '50_7_99', 'a_b_c', '50_7_3_4', '1e9_7_3', '500_7_3', '50_7_-1'])
      expect(readSection(text), String(text)).toBeNull()
    for (const text of [null, '', '50_7', '51_7_50_8', 'x_7_50_8', '50_7_51_8_9'])
      expect(readSpot(text), String(text)).toBeNull()
  })
})
