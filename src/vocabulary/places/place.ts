export type CountryCode = 'DE' | 'AT' | 'CH' | 'LI'

export type Place = {
  /** GeoNames id; negative for federal states, cantons and places known only from the operator's files. */
  id: number
  name: string
  country: CountryCode
  /** ISO 3166-2 (DE-BW, AT-9, CH-ZH); LI for Liechtenstein. */
  stateCode: string
  stateName: string
  latDegrees: number
  lonDegrees: number
  population: number
  /** The first postal code of the place, if known. */
  postalCode: string | null
}

export type State = { code: string; nameDe: string; nameEn: string; country: CountryCode }
