type Spot = { x: number; y: number }

/** Minimum distance between the centres of two pins, in pixels of the drawing: their width and a gap. */
const apartPx = 28
/** From the centre of a pin to the edge of the drawing. */
const edgePx = 14
/** Gives up when there are more pins than space. */
const roundsMax = 300
/** The golden angle: multiples of it never coincide. */
const turn = Math.PI * (3 - Math.sqrt(5))

/** Places pins so that none covers another: at their spot, or pushed aside as little as possible. Deterministic. */
export function spreadPins(spots: readonly Spot[], size: { widthPx: number; heightPx: number }): Spot[] {
  const pins = spots.map(({ x, y }) => ({ x, y }))
  for (let round = 0; round < roundsMax && partAll(pins); round++)
    for (const pin of pins) keepInside(pin, size)
  return pins.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
}

/** Pushes overlapping pins apart. @returns false when there were none */
function partAll(pins: Spot[]): boolean {
  let isChanged = false
  for (const [index, one] of pins.entries())
    for (const [offset, other] of pins.slice(index + 1).entries()) {
      const distance = Math.hypot(other.x - one.x, other.y - one.y)
      if (distance >= apartPx) continue
      isChanged = true
      // Coinciding spots have no direction of their own to move apart.
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
