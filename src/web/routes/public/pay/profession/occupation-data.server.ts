import type { Context } from '../../../../../domain/caller/context.ts'
import type { AreaFigure, PayPage } from '../../../../../domain/pay/read-pay-page.ts'
import { formatCount, formatDate } from '../../../../../i18n/format.ts'
import { translator } from '../../../../../i18n/translate.ts'
import { payAreaName } from '../../../../parts/public/pay/pay-area-name.server.ts'

const placeTypes = { town: 'City', state: 'State', country: 'Country' } as const

/**
 * schema.org's Occupation, one for each area that the page is about, from what employers state alone and with the number of ads; none where
 * the page shows the figure of a larger area.
 */
export function occupationData(ctx: Context, { topic, figures }: PayPage, name: string): string[] {
  return figures
    .filter(({ basis, of }) => basis === 'stated' && of.kind === (topic.area?.kind ?? 'country'))
    .map(figure => JSON.stringify(occupation(ctx, figure, name)))
}

function occupation({ locale }: Context, figure: AreaFigure, name: string) {
  const { lowerQuartile, median, upperQuartile, currency, jobs, keptAt, of } = figure
  return {
    '@context': 'https://schema.org',
    '@type': 'Occupation',
    name,
    occupationLocation: [{ '@type': placeTypes[of.kind], name: payAreaName(of, locale) }],
    estimatedSalary: [
      {
        '@type': 'MonetaryAmountDistribution',
        name: 'base',
        currency,
        duration: 'P1M',
        percentile25: lowerQuartile,
        median,
        percentile75: upperQuartile,
        description: translator(locale)('pay-words.figure.structured', {
          jobs: formatCount(jobs, locale),
          date: formatDate(keptAt, locale),
        }),
      },
    ],
  }
}
