import type { Place, State } from '../../vocabulary/places/place.ts'

export const payCountries = ['DE', 'AT', 'CH'] as const
export type PayCountry = (typeof payCountries)[number]

/** Where pay is asked for or known: a town, its Land or canton, or a country. */
export type PayArea =
  | { kind: 'town'; place: Place }
  | { kind: 'state'; state: State }
  | { kind: 'country'; country: PayCountry }
