import { remember } from '../../../../basics/remember.ts'
import { nearestTown } from '../../../../vocabulary/places/nearest-town.ts'

/** All towns that have jobs, and more. */
const mostTowns = 20_000

const known = remember(mostTowns, key => {
  const [latDegrees = 0, lonDegrees = 0] = key.split(' ').map(Number)
  return nearestTown({ latDegrees, lonDegrees })
})

/** The town of a place on the map; null far from any. Remembered, because every map asks for all of its places. */
export function townAt({ latDegrees, lonDegrees }: { latDegrees: number; lonDegrees: number }) {
  return known(`${latDegrees} ${lonDegrees}`)
}
