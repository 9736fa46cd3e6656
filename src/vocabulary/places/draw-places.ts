import { type GeoPermissibleObjects, geoBounds, geoMercator, geoPath } from 'd3-geo'
import { countryOutlines } from './country-outlines.ts'
import type { CountryCode } from './place.ts'

type Point = { latDegrees: number; lonDegrees: number; country: CountryCode }

/** In pixels of a drawing `widthPx` wide; outlines as SVG paths. */
export type PlacesDrawing = {
  widthPx: number
  heightPx: number
  outlines: string[]
  points: { x: number; y: number }[]
}

const widthPx = 360
const heightMaxPx = 420
const marginPx = 14
/** Degrees of latitude on either side of the centre: about 110 km. */
const leastHalfDegrees = 1

/** Draws the outlines of the countries that contain the places, with the places as points; null without places. */
export function drawPlaces(places: readonly Point[]): PlacesDrawing | null {
  if (places.length === 0) return null
  const wanted = new Set(places.map(({ country }) => country))
  const countries = countryOutlines('50m').filter(({ country }) => wanted.has(country))
  const whole = {
    type: 'GeometryCollection',
    geometries: countries.map(({ geometry }) => geometry),
  } as GeoPermissibleObjects
  const extent: [[number, number], [number, number]] = [
    [marginPx, marginPx],
    [widthPx - marginPx, heightMaxPx - marginPx],
  ]
  const shown = around(places, whole) ?? whole
  const projection = geoMercator().fitExtent(extent, shown)
  const [[, top], [, bottom]] = geoPath(projection).bounds(shown)
  // A wide country does not need the full height.
  const [x, y] = projection.translate()
  projection.translate([x, y - (top - marginPx)])
  const heightPx = Math.ceil(bottom - top + 2 * marginPx)
  const path = geoPath(
    projection.clipExtent([
      [-1, -1],
      [widthPx + 1, heightPx + 1],
    ]),
  ).digits(0)
  return {
    widthPx,
    heightPx,
    outlines: countries.flatMap(({ geometry }) => path(geometry) ?? []),
    points: places.map(({ lonDegrees, latDegrees }) => {
      const [left = 0, down = 0] = projection([lonDegrees, latDegrees]) ?? []
      return { x: Math.round(left), y: Math.round(down) }
    }),
  }
}

/**
 * The section of the map around several places, with a margin, when the whole country would squeeze them together; never so close that no
 * border remains for orientation.
 */
function around(places: readonly Point[], whole: GeoPermissibleObjects): GeoPermissibleObjects | null {
  if (places.length < 2) return null
  const lats = places.map(({ latDegrees }) => latDegrees)
  const lons = places.map(({ lonDegrees }) => lonDegrees)
  const [south, north, west, east] = [
    Math.min(...lats),
    Math.max(...lats),
    Math.min(...lons),
    Math.max(...lons),
  ]
  const middle = { lat: (south + north) / 2, lon: (west + east) / 2 }
  const latSpan = Math.max((north - south) * 0.65, leastHalfDegrees)
  const perDegree = Math.cos((middle.lat * Math.PI) / 180)
  const lonSpan = Math.max((east - west) * 0.65, leastHalfDegrees / perDegree)
  const [[left, bottom], [right, top]] = geoBounds(whole)
  if (latSpan * 2 > (top - bottom) * 0.8 || lonSpan * 2 > (right - left) * 0.8) return null
  const corners = [
    [middle.lon - lonSpan, middle.lat - latSpan],
    [middle.lon + lonSpan, middle.lat + latSpan],
  ]
  return { type: 'MultiPoint', coordinates: corners }
}
