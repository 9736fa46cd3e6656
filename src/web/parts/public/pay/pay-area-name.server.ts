import type { PayArea } from '../../../../domain/pay/pay-area.ts'
import { formatCountry } from '../../../../i18n/format.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { inCountry, inPlace, inState } from '../../../../vocabulary/places/in-place.ts'

/** The area as its name stands alone. */
export function payAreaName(area: PayArea, locale: Locale): string {
  switch (area.kind) {
    case 'country':
      return formatCountry(area.country, locale)
    case 'state':
      return locale === 'de' ? area.state.nameDe : area.state.nameEn
    default:
      return area.place.name
  }
}

/** "in Köln", "im Saarland", "in der Schweiz". */
export function inPayArea(area: PayArea, locale: Locale): string {
  switch (area.kind) {
    case 'country':
      return inCountry(area.country, locale)
    case 'state':
      return inState(area.state, locale)
    default:
      return inPlace(area.place.name, locale)
  }
}
