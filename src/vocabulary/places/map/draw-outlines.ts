import { geoPath } from 'd3-geo'
import { countryOutlines } from '../country-outlines.ts'
import { projection } from './map-section.ts'

/** The id of the drawing in {@link drawOutlines}. */
export const outlinesId = 'countries'

/**
 * The countries that we cover as an SVG file, in pixels at zoom 0. It has no colours of its own: whoever refers to it gives them, so that it
 * is dark and light like the page. One file serves all sections, which move and enlarge it.
 */
export function drawOutlines(): string {
  const path = geoPath(projection).digits(1)
  const outlines = countryOutlines('10m').map(({ geometry }) => path(geometry) ?? '')
  // Borders keep their width when the drawing is enlarged.
  const drawn = outlines.map(d => `<path vector-effect="non-scaling-stroke" d="${d}"/>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg"><g id="${outlinesId}">${drawn}</g></svg>`
}
