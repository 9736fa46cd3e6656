import { daySeconds } from '../../../../basics/time.ts'
import { drawOutlines } from '../../../../vocabulary/places/map/draw-outlines.ts'

let drawn: string | undefined

/** The countries of the map of jobs: they change with the software only, and a day late harms nobody. */
export function loader() {
  drawn ??= drawOutlines()
  return new Response(drawn, {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': `public, max-age=${daySeconds}`,
      'x-content-type-options': 'nosniff',
    },
  })
}
