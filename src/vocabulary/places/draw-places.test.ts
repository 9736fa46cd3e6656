import { describe, expect, it } from 'vitest'
import { drawPlaces } from './draw-places.ts'

const freiburg = { latDegrees: 47.999, lonDegrees: 7.842, country: 'DE' } as const
const hamburg = { latDegrees: 53.551, lonDegrees: 9.994, country: 'DE' } as const
const vienna = { latDegrees: 48.208, lonDegrees: 16.373, country: 'AT' } as const

describe('a map of places', () => {
  it('shows the country of the places and each at its spot', () => {
    const map = drawPlaces([freiburg, hamburg])
    const [south, north] = map?.points ?? []
    expect(map?.outlines).toHaveLength(1)
    expect(south?.y).toBeGreaterThan(north?.y ?? 0)
    expect(south?.x).toBeLessThan(north?.x ?? 0)
    for (const { x, y } of map?.points ?? []) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(map?.widthPx ?? 0)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(map?.heightPx ?? 0)
    }
  })

  it('is only as high as the country is: Austria lies down', () => {
    const map = drawPlaces([vienna])
    expect(map?.heightPx).toBeLessThan(map?.widthPx ?? 0)
  })

  it('shows two countries when places are in both, and stays small', () => {
    const map = drawPlaces([freiburg, vienna])
    expect(map?.outlines).toHaveLength(2)
    expect(JSON.stringify(map).length).toBeLessThan(10_000)
  })

  it('comes near to places that lie close together, so that each can be seen', () => {
    const pinneberg = { latDegrees: 53.66, lonDegrees: 9.8, country: 'DE' } as const
    const [one, other] = drawPlaces([hamburg, pinneberg])?.points ?? []
    const apart = Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0))
    expect(apart).toBeGreaterThan(24)
    const map = drawPlaces([hamburg, pinneberg])
    for (const { x, y } of map?.points ?? []) {
      expect([x > 0, x < (map?.widthPx ?? 0), y > 0, y < (map?.heightPx ?? 0)]).not.toContain(false)
    }
  })

  it('is none without places', () => {
    expect(drawPlaces([])).toBeNull()
  })
})
