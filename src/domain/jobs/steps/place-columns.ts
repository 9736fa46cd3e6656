import type { JobPlace } from '../../../vocabulary/jobs/job-row.ts'

/** A place of work, either chosen from known ones or taken from a feed; a check constraint limits the country. */
export type WrittenPlace = Omit<JobPlace, 'distanceKm' | 'country'> & { country: string }

/** A row of `job_places`; `position` 0 is the main place. */
export function placeColumns(place: WrittenPlace, position: number) {
  return {
    position,
    place_id: place.placeId,
    name: place.name,
    street: place.street,
    postal_code: place.postalCode,
    state_code: place.stateCode,
    country: place.country,
    lat_degrees: place.latDegrees,
    lon_degrees: place.lonDegrees,
  }
}

type PlaceRow = Omit<ReturnType<typeof placeColumns>, 'position'>

/** The same as it is read; the cast: a check constraint limits the country. */
export function toJobPlace(row: PlaceRow): JobPlace {
  return {
    placeId: row.place_id,
    name: row.name,
    street: row.street,
    postalCode: row.postal_code,
    stateCode: row.state_code,
    country: row.country as JobPlace['country'],
    latDegrees: row.lat_degrees,
    lonDegrees: row.lon_degrees,
    distanceKm: null,
  }
}
