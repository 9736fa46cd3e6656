import { Invalid, isDomainError } from '../caller/errors.ts'
import { adPlaces } from './job-ad-columns.ts'
import { readUnfinishedAd } from './read-ad.ts'

/** The places of an ad that is being written, as far as it has any. @throws {Invalid} `ads.problem.place-unknown` */
export function requireKnownPlaces(fields: Record<string, unknown>): void {
  adPlaces(readUnfinishedAd(fields).places)
}

/** The place of an ad's first preview, named by its field there. @throws {Invalid} `ads.problem.place-unknown` */
export function requireKnownPlace({ place }: { place: string }): void {
  try {
    adPlaces([place])
  } catch (error) {
    if (!isDomainError(error) || error.kind !== 'invalid') throw error
    throw new Invalid({ place: error.fields.places ?? [] })
  }
}
