import type { PayArea } from '../../../../domain/pay/pay-area.ts'
import { formatCountry } from '../../../../i18n/format.ts'
import type { Locale } from '../../../../i18n/locale.ts'

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
