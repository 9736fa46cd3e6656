type Spot = { x: number; y: number }

/** Between the middles of two pins, in pixels of the drawing: their width and a gap. */
const apartPx = 28
/** From the middle of a pin to the edge of the drawing. */
const edgePx = 14
/** Ends what can not be settled: more pins than there is room for. */
const roundsMax = 300
/** A full turn divided by the golden ratio: no two of many directions are alike. */
const turn = Math.PI * (3 - Math.sqrt(5))

/**
 * Where the pins of spots are drawn so that none covers another: at the spot, or pushed aside as little as it takes. The same spots
 * always give the same pins.
 */
export function spreadPins(spots: readonly Spot[], size: { widthPx: number; heightPx: number }): Spot[] {
  const pins = spots.map(({ x, y }) => ({ x, y }))
  for (let round = 0; round < roundsMax && partAll(pins); round++)
    for (const pin of pins) keepInside(pin, size)
  return pins.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
}

/** Pushes each two that are too near apart; false when none were. */
function partAll(pins: Spot[]): boolean {
  let isChanged = false
  for (const [index, one] of pins.entries())
    for (const [offset, other] of pins.slice(index + 1).entries()) {
      const distance = Math.hypot(other.x - one.x, other.y - one.y)
      if (distance >= apartPx) continue
      isChanged = true
      // Spots that are one and the same have no direction of their own in which to part.
      const angle = distance === 0 ? (index + offset) * turn : Math.atan2(other.y - one.y, other.x - one.x)
      const push = (apartPx + 0.5 - distance) / 2
      one.x -= Math.cos(angle) * push
      one.y -= Math.sin(angle) * push
      other.x += Math.cos(angle) * push
      other.y += Math.sin(angle) * push
    }
  return isChanged
}

function keepInside(pin: Spot, { widthPx, heightPx }: { widthPx: number; heightPx: number }): void {
  pin.x = Math.min(Math.max(pin.x, edgePx), widthPx - edgePx)
  pin.y = Math.min(Math.max(pin.y, edgePx), heightPx - edgePx)
}
