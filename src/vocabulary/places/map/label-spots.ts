type Spot = { x: number; y: number }
type Rectangle = { left: number; right: number; top: number; bottom: number }

/** A name beside its spot, where `anchor` says which end of the text is at `x`; `y` is its base line. */
export type SpotLabel = Spot & { text: string; anchor: 'start' | 'middle' | 'end' }

const labelSizePx = 10.5
/** Of the average letter, on the safe side. */
const letterPx = labelSizePx * 0.56
const gapPx = 3

/**
 * Names of spots, the first ones first, each below, above or beside its own where it covers no other spot and no other name; those without
 * room are left out.
 */
export function labelSpots(
  named: readonly (Spot & { text: string; radiusPx: number })[],
  others: readonly (Spot & { radiusPx: number })[],
  size: { widthPx: number; heightPx: number; most: number },
): SpotLabel[] {
  const labels: SpotLabel[] = []
  const taken: Rectangle[] = []
  for (const spot of named) {
    if (labels.length === size.most) break
    const circles = others.filter(other => other.x !== spot.x || other.y !== spot.y)
    const found = labelsAround(spot).find(label => {
      const room = roomOf(label)
      const isInside =
        room.left >= 2 && room.right <= size.widthPx - 2 && room.top >= 2 && room.bottom <= size.heightPx - 2
      return (
        isInside &&
        !taken.some(other => overlaps(room, other)) &&
        !circles.some(circle => covers(circle, room))
      )
    })
    if (!found) continue
    labels.push(found)
    taken.push(roomOf(found))
  }
  return labels
}

function labelsAround({ x, y, radiusPx, text }: Spot & { text: string; radiusPx: number }): SpotLabel[] {
  const beside = radiusPx + gapPx
  const middle = y + labelSizePx * 0.36
  return [
    { text, x, y: y + beside + labelSizePx * 0.75, anchor: 'middle' },
    { text, x, y: y - beside - labelSizePx * 0.15, anchor: 'middle' },
    { text, x: x + beside, y: middle, anchor: 'start' },
    { text, x: x - beside, y: middle, anchor: 'end' },
  ]
}

function roomOf({ text, x, y, anchor }: SpotLabel): Rectangle {
  const width = text.length * letterPx
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return { left, right: left + width, top: y - labelSizePx * 0.8, bottom: y + labelSizePx * 0.25 }
}

function overlaps(a: Rectangle, b: Rectangle): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

function covers({ x, y, radiusPx }: Spot & { radiusPx: number }, room: Rectangle): boolean {
  const nearX = Math.min(Math.max(x, room.left), room.right)
  const nearY = Math.min(Math.max(y, room.top), room.bottom)
  return Math.hypot(x - nearX, y - nearY) < radiusPx + 1
}
