import { type PlaceEntry, placeTable } from './place-table.ts'
import { distanceKm, type Place } from './places.ts'

type Point = { latDegrees: number; lonDegrees: number }

const cellsPerDegree = 5
/** Farther from any town, a point is not in one; nearer than a cell is wide. */
const mostKm = 12

let built: { table: unknown; cells: Map<string, PlaceEntry[]> } | undefined

/** The town that is nearest to a point, which may lie in one of its districts; null far from any. */
export function nearestTown(point: Point): Place | null {
  const cells = townCells()
  const [row, column] = cellOf(point)
  let best: PlaceEntry | null = null
  let bestKm = mostKm
  for (let south = row - 1; south <= row + 1; south++) {
    for (let west = column - 1; west <= column + 1; west++) {
      for (const town of cells.get(`${south} ${west}`) ?? []) {
        const km = distanceKm(town, point)
        if (km > bestKm || (km === bestKm && best !== null && best.population >= town.population)) continue
        best = town
        bestKm = km
      }
    }
  }
  return best
}

/** Rebuilt when the operator's places were read. */
function townCells(): Map<string, PlaceEntry[]> {
  const table = placeTable()
  if (built?.table === table) return built.cells
  const cells = new Map<string, PlaceEntry[]>()
  for (const place of table.byId.values()) {
    // Regions have negative ids, and so have villages that the operator added: they have no population.
    if (place.isDistrict || table.regions.get(place.stateCode)?.id === place.id) continue
    const key = cellOf(place).join(' ')
    const cell = cells.get(key)
    if (cell) cell.push(place)
    else cells.set(key, [place])
  }
  built = { table, cells }
  return cells
}

function cellOf({ latDegrees, lonDegrees }: Point): [number, number] {
  return [Math.floor(latDegrees * cellsPerDegree), Math.floor(lonDegrees * cellsPerDegree)]
}
