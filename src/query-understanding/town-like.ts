import { placeKey } from '../vocabulary/places/place-names.ts'
import { type PlaceTable, placeTable } from '../vocabulary/places/place-table.ts'
import { likeliest, type SlipIndex, slipIndex } from './slips.ts'

type Town = { name: string; population: number; endsInEr: boolean }

const leastKept = 5_000
const shortest = 6
const longest = 40
/** Words of any sentence that are one letter from a town: "in manchen Anzeigen" is not in München. */
const ordinary = new Set(['manchen', 'bremsen', 'kassen', 'hallen', 'kosten'])
/** Parts of states and landscapes, whether known or not: "Nordhessen" is not Nordhausen. */
const partOfRegion =
  /^(?:nord|nordost|nordwest|sued|suedost|suedwest|ost|west|mittel|ober|unter|nieder)(?:hessen|baden|bayern|franken|schwaben|pfalz|thueringen|sachsen|westfalen|niedersachsen|holstein|deutschland|brandenburg|wuerttemberg|tirol|steiermark|kaernten|burgenland|oesterreich|schweiz|friesland|heide|harz)$/

let loaded: { of: PlaceTable; towns: SlipIndex<Town> } | undefined

/**
 * The town that a misspelt word was meant to be: the larger of those with the fewest slips. "Stuttgarter" is an adjective, and names of
 * less than six letters are too near other words.
 */
export function townLike(word: string, leastPopulation: number): string | null {
  const table = placeTable()
  if (loaded?.of !== table) loaded = { of: table, towns: read(table) }
  const key = placeKey(word.slice(0, longest))
  if (ordinary.has(key) || partOfRegion.test(key)) return null
  const isAdjective = key.endsWith('er')
  const isLikely = ({ population, endsInEr }: Town) =>
    population >= leastPopulation && (!isAdjective || endsInEr)
  return likeliest(loaded.towns, key, isLikely)?.name ?? null
}

function read({ byName }: PlaceTable): SlipIndex<Town> {
  const towns: (readonly [string, Town])[] = []
  for (const [key, [place]] of byName)
    if (
      place &&
      !place.isDistrict &&
      place.population >= leastKept &&
      key.length >= shortest &&
      !key.includes(' ')
    )
      towns.push([key, { name: place.name, population: place.population, endsInEr: key.endsWith('er') }])
  return slipIndex(towns.sort(([, one], [, other]) => other.population - one.population))
}
