import { deepestZoom, type MapSection, sectionAt } from '../../../../vocabulary/places/map/map-section.ts'

type Box = { south: number; west: number; north: number; east: number }

/** The words are joined with underscores, which no form encodes. */
const between = '_'

/** `50.94_6.96_4`: the middle and the zoom. Null for anything else, so that the page fits the map to what was found. */
export function readSection(text: string | null): MapSection | null {
  const [latDegrees, lonDegrees, zoom] = numbersOf(text, 3)
  if (latDegrees === undefined || lonDegrees === undefined || zoom === undefined) return null
  if (Math.abs(latDegrees) > 80 || Math.abs(lonDegrees) > 180 || zoom < 0 || zoom > deepestZoom) return null
  return sectionAt({ latDegrees, lonDegrees, zoom })
}

export function writeSection({ latDegrees, lonDegrees, zoom }: MapSection): string {
  return [latDegrees.toFixed(3), lonDegrees.toFixed(3), zoom].map(Number).join(between)
}

/** Places that are chosen together: south, west, north and east of them. Null for anything else. */
export function readSpot(text: string | null): Box | null {
  const [south, west, north, east] = numbersOf(text, 4)
  if (south === undefined || west === undefined || north === undefined || east === undefined) return null
  return south <= north && west <= east ? { south, west, north, east } : null
}

/** A hundred-thousandth of a degree, the precision of an address, is a metre. */
const precision = 1e5

/** The smallest spot of this precision that has all points in it. */
export function writeSpot(points: readonly { latDegrees: number; lonDegrees: number }[]): string {
  const lats = points.map(({ latDegrees }) => latDegrees)
  const lons = points.map(({ lonDegrees }) => lonDegrees)
  const down = (values: number[]) => Math.floor(Math.min(...values) * precision) / precision
  const up = (values: number[]) => Math.ceil(Math.max(...values) * precision) / precision
  return [down(lats), down(lons), up(lats), up(lons)].join(between)
}

function numbersOf(text: string | null, count: number): number[] {
  const parts = text?.split(between) ?? []
  const isReadable = parts.length === count && parts.every(part => /^-?\d{1,3}(\.\d{1,8})?$/.test(part))
  return isReadable ? parts.map(Number) : []
}
