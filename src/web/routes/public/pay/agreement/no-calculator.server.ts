import { formatDate } from '../../../../../i18n/format.ts'
import type { Locale } from '../../../../../i18n/locale.ts'
import { translator } from '../../../../../i18n/translate.ts'
import { type PresentScheme, presentSchemes } from '../../../../../vocabulary/pay/gross/present-schemes.ts'
import { type WhyNoPay, whyNoPay } from '../../../../../vocabulary/pay/gross/without-calculator.ts'
import { payTables } from '../../../../../vocabulary/pay/tables/pay-tables.ts'
import { href } from '../../../../addresses.ts'

type Asked = { id: string; table: string; present: PresentScheme | null; on: string; locale: Locale }

/** Why there is no calculator of an agreement, where what is known of it is written, and which others there are. */
export function noCalculatorView({ id, table, present, on, locale }: Asked) {
  const t = translator(locale)
  const why = whyNoPay(id, on)
  // What has taken its place stands first.
  const others = [...(present ? [present] : []), ...presentSchemes(on).filter(each => each !== present)]
  return {
    title: t('pay-words.agreement.none-title', { table }),
    description: t('pay-words.agreement.none'),
    why: why && whyText(why, locale),
    sources: {
      title: t('pay-words.agreement.none-sources'),
      links: (payTables().schemes.get(id)?.sources ?? []).map(({ url, title }) => ({
        to: url,
        label: title[locale],
      })),
    },
    next: t('pay-words.agreement.none-next'),
    links: others.map(({ scheme }) => ({
      label: scheme.name[locale],
      to: href('pay-agreement', locale, { scheme: scheme.id }),
    })),
  }
}

function whyText(why: WhyNoPay, locale: Locale): string {
  const t = translator(locale)
  const date = (day: string) => formatDate(new Date(`${day}T12:00:00Z`), locale)
  switch (why.why) {
    case 'ran-out':
      return t('pay-words.why.ran-out', { date: date(why.endedOn) })
    case 'gaps':
      return t('pay-words.why.gaps', { date: date(why.validFrom), known: why.known, all: why.all })
    default:
      return t(`pay-words.why.${why.why}`)
  }
}
