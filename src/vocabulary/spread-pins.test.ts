import { describe, expect, it } from 'vitest'
import { spreadPins } from './spread-pins.ts'

const size = { widthPx: 360, heightPx: 400 }
const pinPx = 26

function nearest(pins: { x: number; y: number }[]): number {
  const distances = pins.flatMap((one, index) =>
    pins.slice(index + 1).map(other => Math.hypot(one.x - other.x, one.y - other.y)),
  )
  return Math.min(...distances)
}

describe('the pins of a map', () => {
  it('stand on their places where there is room', () => {
    const spots = [
      { x: 50, y: 60 },
      { x: 200, y: 300 },
    ]
    expect(spreadPins(spots, size)).toEqual(spots)
  })

  it('stand beside each other where places lie close together, and not far from them', () => {
    const spots = [
      { x: 100, y: 100 },
      { x: 104, y: 98 },
      { x: 99, y: 110 },
    ]
    const pins = spreadPins(spots, size)
    expect(nearest(pins)).toBeGreaterThanOrEqual(pinPx)
    for (const [index, { x, y }] of pins.entries())
      expect(Math.hypot(x - (spots[index]?.x ?? 0), y - (spots[index]?.y ?? 0))).toBeLessThan(30)
    expect(spreadPins(spots, size)).toEqual(pins)
  })

  it('are all to be seen when twelve houses are in one town at the edge', () => {
    const pins = spreadPins(
      Array.from({ length: 12 }, () => ({ x: 14, y: 14 })),
      size,
    )
    expect(nearest(pins)).toBeGreaterThanOrEqual(pinPx)
    for (const { x, y } of pins) {
      expect([x >= 12, x <= 348, y >= 12, y <= 388]).not.toContain(false)
    }
  })
})
