import type { Context } from '../../../../../domain/caller/context.ts'
import { jobSearchQuery } from '../../../../../domain/job-search/job.schema.ts'
import type { PayArea } from '../../../../../domain/pay/pay-area.ts'
import { fewestAdsOfPay } from '../../../../../domain/pay/pay-figure.values.ts'
import type { AreaFigure, PayPage } from '../../../../../domain/pay/read-pay-page.ts'
import { formatCount, formatDate, formatMoney } from '../../../../../i18n/format.ts'
import type { Translate } from '../../../../../i18n/make-translator.ts'
import { translator } from '../../../../../i18n/translate.ts'
import { placeText } from '../../../../../vocabulary/places/place-text.ts'
import { href } from '../../../../addresses.ts'
import { inPayArea, payAreaName } from '../../../../parts/public/pay/pay-area-name.server.ts'

export type FigureView = ReturnType<typeof figureView>

/** More would say more than the ads do. */
const roundedTo = 10

/** One figure with all that has to be said beside it: whose it is, of how many ads, and where they are. */
export function figureView(ctx: Context, { topic }: PayPage, figure: AreaFigure) {
  const { locale } = ctx
  const t = translator(locale)
  const where = payAreaName(figure.of, locale)
  const [from, to] = [money(figure, 'lowerQuartile', ctx), money(figure, 'upperQuartile', ctx)]
  return {
    key: `${figure.area} ${figure.basis}`,
    where,
    basis: t(`pay-words.figure.${figure.basis}`),
    median: money(figure, 'median', ctx),
    medianLabel: t('pay-words.figure.median'),
    half: t(`pay-words.figure.${from === to ? 'same' : 'half'}`, { from, to }),
    count: {
      text: countText(figure, ctx, t),
      to: `${href('jobs', locale)}?${jobSearchQuery({ profession: [topic.profession], ...searched(figure.of) })}`,
    },
    notes: [...widerNote(topic.area, figure, ctx), ...countryNote(figure, t)],
  }
}

/** Of `figure`, rounded so that it does not say more than it knows. */
function money(
  figure: AreaFigure,
  which: 'lowerQuartile' | 'median' | 'upperQuartile',
  { locale }: Context,
): string {
  return formatMoney(Math.round(figure[which] / roundedTo) * roundedTo, figure.currency, locale, 0)
}

function countText({ jobs, employers, keptAt }: AreaFigure, { locale }: Context, t: Translate): string {
  return t('pay-words.figure.count', {
    jobs: formatCount(jobs, locale),
    employers: t('pay-words.figure.employers', { count: employers }),
    date: formatDate(keptAt, locale),
  })
}

function searched(area: PayArea) {
  if (area.kind === 'country') return { country: [area.country] }
  return area.kind === 'state' ? { state: [area.state.code] } : { place: placeText(area.place) }
}

function widerNote(wanted: PayArea | null, { of }: AreaFigure, { locale }: Context): string[] {
  if (wanted === null || of.kind === wanted.kind) return []
  // A city that is a Land of its own has further places in it.
  if (payAreaName(wanted, locale) === payAreaName(of, locale)) return []
  const words = { wanted: inPayArea(wanted, locale), where: inPayArea(of, locale) }
  return [translator(locale)('pay-words.figure.wider', { ...words, least: fewestAdsOfPay })]
}

function countryNote({ of, basis }: AreaFigure, t: Translate): string[] {
  const country =
    of.kind === 'country' ? of.country : of.kind === 'state' ? of.state.country : of.place.country
  if (basis !== 'stated') return []
  if (country === 'AT') return [t('pay-words.figure.fourteen')]
  return country === 'CH' ? [t('pay-words.figure.thirteen')] : []
}
