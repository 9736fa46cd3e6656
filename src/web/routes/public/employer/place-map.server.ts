import type { EmployerDetails } from '../../../../domain/employers/read-employer.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { jobValueLabel } from '../../../../vocabulary/jobs/job-value-labels.ts'
import { drawPlaces } from '../../../../vocabulary/places/draw-places.ts'
import { spreadPins } from '../../../../vocabulary/spread-pins.ts'

/** Falls back to the employer's town when it lists no places; null when no coordinates are known. */
export function placeMapView(employer: EmployerDetails, locale: Locale) {
  const known = placesOf(employer).flatMap(place => {
    const { latDegrees, lonDegrees, country } = place
    return latDegrees === null || lonDegrees === null || country === null
      ? []
      : [{ ...place, latDegrees, lonDegrees, country }]
  })
  const drawing = drawPlaces(known)
  if (!drawing) return null
  const { points, ...rest } = drawing
  const pins = spreadPins(points, rest)
  return {
    ...rest,
    places: known.flatMap(({ label, name, street, postalCode, country }, index) => {
      const spot = points[index]
      const pin = pins[index]
      if (!spot || !pin) return []
      const town = [postalCode, name].filter(Boolean).join(' ')
      const abroad = country === 'DE' ? null : jobValueLabel('country', country, locale)
      const address = [street, town === name && !label ? null : town, abroad].filter(Boolean).join(', ')
      return [{ spot, pin, number: index + 1, name, label, address }]
    }),
  }
}

function placesOf(employer: EmployerDetails) {
  if (employer.places.length > 0) return employer.places
  const { city: name, street, postalCode, country, latDegrees, lonDegrees } = employer
  return name === null ? [] : [{ label: null, name, street, postalCode, country, latDegrees, lonDegrees }]
}
