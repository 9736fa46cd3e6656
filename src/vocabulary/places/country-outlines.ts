import { createRequire } from 'node:module'
import type { GeoPermissibleObjects } from 'd3-geo'
import { feature } from 'topojson-client'
import type { CountryCode } from './place.ts'

/** ISO 3166-1 numeric codes. */
const countryNumbers: Record<CountryCode, string> = { DE: '276', AT: '040', CH: '756', LI: '438' }

type Topology = Parameters<typeof feature>[0]
type Outline = { country: CountryCode; geometry: GeoPermissibleObjects }
/** Natural Earth, 1:50 million or 1:10 million. */
type Detail = '50m' | '10m'
const loaded = new Map<Detail, Outline[]>()

/** The countries that we cover; read for the first map. */
export function countryOutlines(detail: Detail): readonly Outline[] {
  const known = loaded.get(detail)
  if (known) return known
  const read = readOutlines(detail)
  loaded.set(detail, read)
  return read
}

function readOutlines(detail: Detail): Outline[] {
  // The cast: the package's file is a topology.
  const atlas = createRequire(import.meta.url)(`world-atlas/countries-${detail}.json`) as Topology
  const countries = atlas.objects.countries
  if (countries?.type !== 'GeometryCollection') throw new Error('The atlas has no countries')
  const { features } = feature(atlas, countries)
  // The cast: Object.entries returns plain strings.
  return (Object.entries(countryNumbers) as [CountryCode, string][]).flatMap(([country, number]) => {
    const found = features.find(({ id }) => String(id) === number)
    return found ? [{ country, geometry: found.geometry }] : []
  })
}
