import { redirect } from 'react-router'
import { berlinDay } from '../../../../../basics/berlin.ts'
import type { Context } from '../../../../../domain/caller/context.ts'
import { jobSearchQuery } from '../../../../../domain/job-search/job.schema.ts'
import { findOwnMarks } from '../../../../../domain/job-seekers/find-own-marks.ts'
import { fewestAdsOfPay } from '../../../../../domain/pay/pay-figure.values.ts'
import { type PayPage, readPayPage } from '../../../../../domain/pay/read-pay-page.ts'
import { formatCount } from '../../../../../i18n/format.ts'
import { translator } from '../../../../../i18n/translate.ts'
import { jobValueLabel } from '../../../../../vocabulary/jobs/job-value-labels.ts'
import type { PresentScheme } from '../../../../../vocabulary/pay/gross/present-schemes.ts'
import { rangeOf } from '../../../../../vocabulary/pay/gross/range-of.ts'
import { professionById } from '../../../../../vocabulary/titles/professions.ts'
import { href } from '../../../../addresses.ts'
import { agreementPath } from '../../../../parts/public/ad-page/tariff-pay.server.ts'
import { allowancesView } from '../../../../parts/public/pay/allowances.server.ts'
import { inPayArea, payAreaName } from '../../../../parts/public/pay/pay-area-name.server.ts'
import { payArticles } from '../../../../parts/public/pay/pay-articles.server.ts'
import { monthRange, type PayCurveView, payCurveView } from '../../../../parts/public/pay/pay-curve.server.ts'
import { jobCardView } from '../../../../parts/shared/job-card.server.ts'
import { figureView } from './figure-view.server.ts'
import { occupationData } from './occupation-data.server.ts'

/** Each is a drawing with a table: the others are links to theirs. */
const mostCurves = 4

/** Redirects to the address in the language of the page. */
export async function payProfessionView(ctx: Context, slug: string) {
  const { locale } = ctx
  const page = await readPayPage(ctx, slug)
  if (page.slugs[locale] !== slug) throw redirect(pathOf(page.slugs, locale), 301)
  const t = translator(locale)
  const { profession, area } = page.topic
  const what = jobValueLabel('profession', profession, locale)
  const where = area && inPayArea(area, locale)
  const suffix = where === null ? '' : '-in'
  const words = { what, where: where ?? '' }
  const marks = await findOwnMarks(ctx, { jobIds: page.jobs.map(({ id }) => id) })
  return {
    title: t(`pay-words.profession.heading${suffix}`, words),
    description: t(`pay-words.profession.description${suffix}`, words),
    isHidden: !page.isStocked,
    paths: { de: pathOf(page.slugs, 'de'), en: pathOf(page.slugs, 'en') },
    start: { name: t('pay-words.start.title'), to: href('pay', locale) },
    structured: occupationData(ctx, page, what),
    figures: page.figures.map(figure => figureView(ctx, page, figure)),
    sections: sectionsOf(page, locale),
    how: t('pay-words.start.how-text', { least: fewestAdsOfPay }),
    ...agreementsView(ctx, page),
    areas: areaLinks(page, what, locale),
    related: page.related.map(({ profession: id, slugs }) => ({
      label: jobValueLabel('profession', id, locale),
      to: pathOf(slugs, locale),
    })),
    jobs: page.jobs.map(job => jobCardView(ctx, job, marks)),
    all: {
      label: t('pay-words.profession.all', { count: page.total, total: formatCount(page.total, locale) }),
      to: `${href('jobs', locale)}?${jobSearchQuery(page.search)}`,
    },
    articles: await payArticles(ctx, professionById(profession)?.category ?? null),
  }
}

function pathOf(slugs: PayPage['slugs'], locale: Context['locale']): string {
  return href('pay-profession', locale, { key: slugs[locale] })
}

function sectionsOf({ figures, schemes }: PayPage, locale: Context['locale']) {
  const t = translator(locale)
  const title = (name: string) => t(`pay-words.profession.${name}`)
  return {
    ads: title('ads'),
    adsFew: figures.length > 0 ? null : t('pay-words.profession.ads-few', { least: fewestAdsOfPay }),
    how: t('pay-words.start.how'),
    agreements: title('agreements'),
    agreementsText: title(schemes.length > 0 ? 'agreements-text' : 'agreements-none'),
    others: title('others'),
    areas: title('areas'),
    related: title('related'),
    jobs: title('jobs'),
    articles: title('articles'),
  }
}

/** Of each agreement the first group as a drawing; the other groups, and agreements without step times, as links. */
function agreementsView(ctx: Context, { schemes }: PayPage) {
  const { locale } = ctx
  const on = berlinDay(ctx.now())
  const drawn = schemes
    .flatMap(({ scheme, groups: [group] }) =>
      group ? (payCurveView({ scheme, group, on, locale }) ?? []) : [],
    )
    .slice(0, mostCurves)
  const [usual] = schemes
  return {
    curves: drawn,
    others: schemes.flatMap(present => otherGroups(present, { drawn, on, locale })),
    allowances:
      usual === undefined
        ? null
        : allowancesView(
            usual.scheme,
            locale,
            translator(locale)('pay-words.profession.allowances', { table: usual.scheme.name[locale] }),
          ),
  }
}

type Beside = { drawn: readonly PayCurveView[]; on: string; locale: Context['locale'] }

function otherGroups({ scheme, groups }: PresentScheme, { drawn, on, locale }: Beside) {
  const t = translator(locale)
  return groups
    .filter(({ code }) => !drawn.some(({ key }) => key === `${scheme.id}-${code}`))
    .flatMap(({ code }) => {
      const range = rangeOf({ scheme: scheme.id, group: code, workloadPercent: 100, on })
      if (range.kind !== 'range') return []
      return [
        {
          label: t('pay-words.curve.title', { table: scheme.name[locale], group: code }),
          count: monthRange(range, { t, locale }),
          to: agreementPath(scheme.id, code, locale),
        },
      ]
    })
}

function areaLinks({ topic, areas, everywhere }: PayPage, what: string, locale: Context['locale']) {
  const t = translator(locale)
  const all = { label: t('pay-words.profession.everywhere', { what }), to: pathOf(everywhere, locale) }
  return [
    ...(topic.area === null ? [] : [all]),
    ...areas.map(({ of, slugs, jobs }) => ({
      label: payAreaName(of, locale),
      count: t('pay-words.start.ads', { count: jobs, total: formatCount(jobs, locale) }),
      to: pathOf(slugs, locale),
    })),
  ]
}
