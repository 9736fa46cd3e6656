import { createRequire } from 'node:module'
import { type GeoPermissibleObjects, geoMercator, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'

type Country = 'DE' | 'AT' | 'CH' | 'LI'
type Point = { latDegrees: number; lonDegrees: number; country: Country }

/** In pixels of a drawing `widthPx` wide; outlines as paths of SVG. */
export type PlacesDrawing = {
  widthPx: number
  heightPx: number
  outlines: string[]
  points: { x: number; y: number }[]
}

/** Numbers of ISO 3166-1. */
const countryNumbers: Record<Country, string> = { DE: '276', AT: '040', CH: '756', LI: '438' }

const widthPx = 360
const heightMaxPx = 420
const marginPx = 14

/** Draws the countries in which the places are, as outlines, with the places as points in them; nothing for no places. */
export function drawPlaces(places: readonly Point[]): PlacesDrawing | null {
  if (places.length === 0) return null
  const wanted = new Set(places.map(({ country }) => countryNumbers[country]))
  const countries = outlines().filter(({ number }) => wanted.has(number))
  const whole = {
    type: 'GeometryCollection',
    geometries: countries.map(({ geometry }) => geometry),
  } as GeoPermissibleObjects
  const extent: [[number, number], [number, number]] = [
    [marginPx, marginPx],
    [widthPx - marginPx, heightMaxPx - marginPx],
  ]
  const projection = geoMercator().fitExtent(extent, whole)
  const [[, top], [, bottom]] = geoPath(projection).bounds(whole)
  // A wide country needs less height than there is.
  const [x, y] = projection.translate()
  projection.translate([x, y - (top - marginPx)])
  const path = geoPath(projection).digits(0)
  return {
    widthPx,
    heightPx: Math.ceil(bottom - top + 2 * marginPx),
    outlines: countries.flatMap(({ geometry }) => path(geometry) ?? []),
    points: places.map(({ lonDegrees, latDegrees }) => {
      const [left = 0, down = 0] = projection([lonDegrees, latDegrees]) ?? []
      return { x: Math.round(left), y: Math.round(down) }
    }),
  }
}

type Topology = Parameters<typeof feature>[0]
type Outline = { number: string; geometry: GeoPermissibleObjects }
let loaded: Outline[] | undefined

/** Natural Earth 1:50 million; read once, when the first map is drawn. */
function outlines(): Outline[] {
  loaded ??= readOutlines()
  return loaded
}

function readOutlines(): Outline[] {
  // The cast: the file of the package is a topology.
  const atlas = createRequire(import.meta.url)('world-atlas/countries-50m.json') as Topology
  const countries = atlas.objects.countries
  if (countries?.type !== 'GeometryCollection') throw new Error('The atlas has no countries')
  return feature(atlas, countries)
    .features.filter(({ id }) => Object.values(countryNumbers).includes(String(id)))
    .map(({ id, geometry }) => ({ number: String(id), geometry }))
}
