import { geoMercator } from 'd3-geo'
import { countryOutlines } from '../country-outlines.ts'

type Point = { latDegrees: number; lonDegrees: number }
type Spot = { x: number; y: number }
type Box = { south: number; west: number; north: number; east: number }

/** Of every drawing. A phone shows it pixel by pixel, wide screens enlarge it a little. */
export const mapWidthPx = 358
export const mapHeightPx = 456
/** A place at the edge of the section is drawn whole, which is why the drawing is wider than the section by this on each side. */
const mapMarginPx = 23

const innerWidthPx = mapWidthPx - 2 * mapMarginPx
const innerHeightPx = mapHeightPx - 2 * mapMarginPx

/** Two steps show half as much in each direction; the last shows about 9 km. */
export const deepestZoom = 14
/** What a single place is shown with, so that something remains for orientation: about 140 km. */
export const closestFit = 6

/** A part of the map of all countries that we cover: where its middle lies, and how close it is, from 0, which shows everything. */
export type MapSection = Point & { zoom: number }

/** All of Germany, Austria, Switzerland and Liechtenstein, in pixels at zoom 0. */
export const projection = geoMercator().fitExtent(
  [
    [0, 0],
    [innerWidthPx, innerHeightPx],
  ],
  { type: 'GeometryCollection', geometries: countryOutlines('10m').map(({ geometry }) => geometry) as never },
)

const wholeMap: MapSection = { ...pointAt({ x: innerWidthPx / 2, y: innerHeightPx / 2 }), zoom: 0 }

/** The section, moved where there is something to see: never beyond the countries, with a zoom that exists. */
export function sectionAt({ latDegrees, lonDegrees, zoom }: MapSection): MapSection {
  const depth = Math.min(Math.max(Math.round(zoom), 0), deepestZoom)
  if (depth === 0) return wholeMap
  const { x, y } = spotOf({ latDegrees, lonDegrees })
  const [halfWidth, halfHeight] = [innerWidthPx / 2 / scaleOf(depth), innerHeightPx / 2 / scaleOf(depth)]
  const inside = {
    x: between(x, halfWidth, innerWidthPx - halfWidth),
    y: between(y, halfHeight, innerHeightPx - halfHeight),
  }
  return { ...rounded(pointAt(inside)), zoom: depth }
}

/** The closest section that shows all points, at most `mostZoom`; everything when there are none. */
export function sectionAround(points: readonly Point[], mostZoom: number): MapSection {
  if (points.length === 0) return wholeMap
  const spots = points.map(spotOf)
  const xs = spots.map(({ x }) => x)
  const ys = spots.map(({ y }) => y)
  const [left, right, top, bottom] = [least(xs), most(xs), least(ys), most(ys)]
  // A little more than the points, so that rounding the middle loses none.
  const fits = Math.min(innerWidthPx / (right - left), innerHeightPx / (bottom - top)) * 0.97
  const zoom = Math.min(Math.floor(2 * Math.log2(fits)), mostZoom)
  return sectionAt({ ...pointAt({ x: (left + right) / 2, y: (top + bottom) / 2 }), zoom })
}

/** Twice as close or far, around the same middle. */
export function sectionZoomed(section: MapSection, steps: number): MapSection {
  return sectionAt({ ...section, zoom: section.zoom + steps })
}

/** What belongs to a section: places beyond it are neither drawn nor listed. */
export function boxOfSection(section: MapSection): Box {
  const { x, y } = spotOf(section)
  const scale = scaleOf(section.zoom)
  const northWest = pointAt({ x: x - innerWidthPx / 2 / scale, y: y - innerHeightPx / 2 / scale })
  const southEast = pointAt({ x: x + innerWidthPx / 2 / scale, y: y + innerHeightPx / 2 / scale })
  // The whole map holds its edges, which rounding may put just outside.
  const slack = section.zoom === 0 ? 0.01 : 0
  return {
    south: southEast.latDegrees - slack,
    west: northWest.lonDegrees - slack,
    north: northWest.latDegrees + slack,
    east: southEast.lonDegrees + slack,
  }
}

export function isInBox({ latDegrees, lonDegrees }: Point, { south, west, north, east }: Box): boolean {
  return latDegrees >= south && latDegrees <= north && lonDegrees >= west && lonDegrees <= east
}

/** How the outlines, which are drawn for zoom 0, are moved into the drawing of a section. */
export function outlinePlacement(section: MapSection): { x: number; y: number; scale: number } {
  const { x, y } = spotOf(section)
  const scale = scaleOf(section.zoom)
  return { x: mapWidthPx / 2 - x * scale, y: mapHeightPx / 2 - y * scale, scale }
}

/** Where points lie in the drawing of a section. */
export function drawer(section: MapSection): (point: Point) => Spot {
  const { x, y, scale } = outlinePlacement(section)
  return point => {
    const spot = spotOf(point)
    return { x: x + spot.x * scale, y: y + spot.y * scale }
  }
}

/** The radius of a circle around a point in the drawing of a section. */
export function radiusPx(section: MapSection, around: Point, radiusKm: number): number {
  const north = { ...around, latDegrees: around.latDegrees + radiusKm / kmPerDegree }
  return (spotOf(around).y - spotOf(north).y) * scaleOf(section.zoom)
}

const kmPerDegree = 111.2

/** Corners of a square around the circle. */
export function cornersOf({ latDegrees, lonDegrees, radiusKm }: Point & { radiusKm: number }): Point[] {
  const lat = radiusKm / kmPerDegree
  const lon = lat / Math.cos((latDegrees * Math.PI) / 180)
  return [
    { latDegrees: latDegrees - lat, lonDegrees: lonDegrees - lon },
    { latDegrees: latDegrees + lat, lonDegrees: lonDegrees + lon },
  ]
}

function scaleOf(zoom: number): number {
  return 2 ** (zoom / 2)
}

function spotOf({ latDegrees, lonDegrees }: Point): Spot {
  const [x, y] = projection([lonDegrees, latDegrees]) ?? [Number.NaN, Number.NaN]
  return { x, y }
}

function pointAt({ x, y }: Spot): Point {
  const [lonDegrees, latDegrees] = projection.invert?.([x, y]) ?? [Number.NaN, Number.NaN]
  return { latDegrees, lonDegrees }
}

/** About 100 m: equal sections have equal addresses. */
function rounded({ latDegrees, lonDegrees }: Point): Point {
  return {
    latDegrees: Math.round(latDegrees * 1_000) / 1_000,
    lonDegrees: Math.round(lonDegrees * 1_000) / 1_000,
  }
}

function between(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}

function least(values: readonly number[]): number {
  return values.reduce((a, b) => Math.min(a, b), Infinity)
}

function most(values: readonly number[]): number {
  return values.reduce((a, b) => Math.max(a, b), -Infinity)
}
