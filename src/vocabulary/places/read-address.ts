import { findPlaces } from './find-places.ts'
import { nearestTown } from './nearest-town.ts'
import { type PlaceEntry, placeTable } from './place-table.ts'
import { type CountryCode, distanceKm, type Place } from './places.ts'
import { suggestPlaces } from './suggest-places.ts'

export type AddressInput = { country: Exclude<CountryCode, 'LI'>; postalCode: string; town: string }

/** What is wrong, by field; the codes are for texts. */
export type AddressProblem =
  | 'code-missing'
  | 'code-shape'
  | 'code-unknown'
  | 'town-missing'
  | 'town-unknown'
  | 'town-elsewhere'

export type ReadAddress = {
  place: Place | null
  /** Codes that belong to the town; for one that was left empty. */
  postalCodes: string[]
  /** Of the town, where some are known. */
  districts: string[]
  /** Towns that may be meant. */
  towns: Place[]
  problems: { postalCode: AddressProblem | null; town: AddressProblem | null }
}

const digitsOf = { DE: 5, AT: 4, CH: 4 } as const
const shownCodes = 12
const shownDistricts = 20
const shownTowns = 5
/** A code's point is that of its town; a district may lie further out. */
const nearKm = 15

/** A postal code and a town as people type them: either finds the other, and both together are checked against each other. */
export function readAddress({ country, postalCode, town }: AddressInput): ReadAddress {
  const code = postalCode.replaceAll(/\s/g, '')
  const isShaped = new RegExp(`^\\d{${digitsOf[country]}}$`).test(code)
  const ofCode = isShaped ? (placeTable().byPostalCode.get(country + code) ?? null) : null
  const ofTown = town === '' ? null : placeNamed(town, country, isShaped ? code : null)
  const place = ofTown ?? ofCode
  return {
    place,
    postalCodes: code === '' && ofTown ? codesOf(ofTown) : [],
    districts: place ? districtsOf(place) : [],
    towns: town !== '' && ofTown === null ? townsLike(town, country) : [],
    problems: {
      postalCode: codeProblem(code, isShaped, ofCode),
      town: townProblem(town, ofTown, ofCode),
    },
  }
}

function codeProblem(code: string, isShaped: boolean, ofCode: PlaceEntry | null): AddressProblem | null {
  if (code === '') return 'code-missing'
  if (!isShaped) return 'code-shape'
  return ofCode === null ? 'code-unknown' : null
}

function townProblem(town: string, ofTown: Place | null, ofCode: PlaceEntry | null): AddressProblem | null {
  if (town === '') return 'town-missing'
  if (ofTown === null) return 'town-unknown'
  return ofCode !== null && ofCode.id !== ofTown.id && distanceKm(ofCode, ofTown) > nearKm
    ? 'town-elsewhere'
    : null
}

function placeNamed(town: string, country: CountryCode, postalCode: string | null): Place | null {
  const [match] = findPlaces(town, { country, ...(postalCode !== null && { postalCode }) })
  return match && match.place.country === country && match.place.id > 0 ? match.place : null
}

function townsLike(town: string, country: CountryCode): Place[] {
  return suggestPlaces(town.slice(0, 4), 40)
    .filter(place => place.country === country && place.id > 0)
    .slice(0, shownTowns)
}

function codesOf({ id, country }: Place): string[] {
  const codes: string[] = []
  for (const [key, place] of placeTable().byPostalCode)
    if (place.id === id && key.startsWith(country)) codes.push(key.slice(2))
  return codes.sort().slice(0, shownCodes)
}

/** Of the town itself, the largest ones. */
function districtsOf(town: Place): string[] {
  const own = [...placeTable().byId.values()].filter(
    place =>
      place.isDistrict &&
      place.stateCode === town.stateCode &&
      place.id !== town.id &&
      distanceKm(place, town) <= nearKm &&
      liesIn(place, town),
  )
  const largest = own
    .sort((a, b) => b.population - a.population)
    .map(({ name }) => name.split(partMark).at(-1))
  const names = new Set(largest.filter(name => name !== undefined))
  return [...names].slice(0, shownDistricts).sort((a, b) => a.localeCompare(b, 'de'))
}

/** Between a town and its part in Swiss names: "Zürich (Kreis 11) / Oerlikon". */
const partMark = ' / '
/** States that are one town. */
const townStates = ['DE-BE', 'DE-HH', 'AT-9']

function liesIn(district: Place, town: Place): boolean {
  const [of, part] = district.name.split(partMark)
  if (part !== undefined) return of?.replace(/ \(.*/, '') === town.name
  if (townStates.includes(town.stateCode)) return true
  return nearestTown({ latDegrees: district.latDegrees, lonDegrees: district.lonDegrees })?.id === town.id
}
