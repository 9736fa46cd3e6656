import type { Context } from '../../../../domain/caller/context.ts'
import {
  type BoardDays,
  type BoardFigure,
  type BoardStatistics,
  boardDays,
  readBoardStatistics,
} from '../../../../domain/statistics/read-board-statistics.ts'
import { formatCount, formatCountry, formatDate, formatMoney } from '../../../../i18n/format.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { translator } from '../../../../i18n/translate.ts'
import { jobValueLabel } from '../../../../vocabulary/jobs/job-value-labels.ts'
import { href } from '../../../addresses.ts'
import { type PageName, pageEntry, pages } from '../../../pages.ts'
import { barChart } from '../../../parts/admin/bar-chart.server.ts'

/** The statistics of the board in words, tables and drawings. */
export async function statisticsView(ctx: Context, days: BoardDays) {
  const { locale } = ctx
  const t = translator(locale)
  const found = await readBoardStatistics(ctx, { days })
  const date = (day: string) => formatDate(new Date(`${day}T12:00:00Z`), locale)
  const { from, to, beforeFrom, beforeTo } = found.period
  return {
    periods: boardDays.map(each => ({
      label: t('statistics-words.days', { count: each }),
      to: `${href('admin-statistics', locale)}?days=${each}`,
      isShown: each === days,
    })),
    fileTo: `${href('statistics-file', locale)}?days=${days}`,
    period: t('statistics-words.period', {
      from: date(from),
      to: date(to),
      beforeFrom: date(beforeFrom),
      beforeTo: date(beforeTo),
    }),
    figures: figureRows(found, locale),
    charts: found.charts.map(({ name, days: values }) =>
      barChart(t(`statistics-words.figure.${name}`), values, locale),
    ),
    pages: found.pages.map(({ page, now, before }) => ({
      key: page,
      cells: [pathOf(page, locale), formatCount(now, locale), formatCount(before, locale)],
    })),
    jobs: found.jobs.map(({ by, shares }) => ({
      by,
      rows: shareRows(by, shares, locale),
    })),
    searches: found.searches.map(({ by, texts }) => ({
      by,
      rows: texts.map(({ text, searches, empty, corrected }) => ({
        key: text,
        cells: [text, ...[searches, empty, corrected].map(count => formatCount(count, locale))],
      })),
    })),
  }
}

function figureRows({ figures, firstAnswerDays, modelCostEur }: BoardStatistics, locale: Locale) {
  const t = translator(locale)
  const days = (value: number | null) =>
    value === null ? '–' : t('statistics-words.answer-days', { days: Math.round(value * 10) / 10 })
  const euros = (amount: number) => formatMoney(amount, 'EUR', locale)
  return [
    ...figures.map(({ name, now, before }) => ({
      key: name,
      cells: [
        t(`statistics-words.figure.${name}`),
        countText(now, locale),
        countText(before, locale),
        changeText({ now, before }, locale),
      ],
    })),
    {
      key: 'first-answer',
      cells: [
        t('statistics-words.first-answer'),
        days(firstAnswerDays.now),
        days(firstAnswerDays.before),
        '',
      ],
    },
    ...(modelCostEur === null
      ? []
      : [
          {
            key: 'emma-cost',
            cells: [
              t('statistics-words.emma-cost'),
              euros(modelCostEur.now),
              euros(modelCostEur.before),
              changeText(modelCostEur, locale),
            ],
          },
        ]),
  ]
}

function countText(count: number | null, locale: Locale): string {
  return count === null ? translator(locale)('statistics-words.few') : formatCount(count, locale)
}

/** In per cent; nothing where there is nothing to compare with. */
function changeText({ now, before }: Pick<BoardFigure, 'now' | 'before'>, locale: Locale): string {
  if (now === null || before === null || before === 0) return ''
  const percent = Math.round(((now - before) / before) * 100)
  if (percent >= 1_000)
    return translator(locale)('statistics-words.times', {
      times: formatCount(Math.round(now / before), locale),
    })
  return `${percent > 0 ? '+' : percent < 0 ? '−' : '±'}${Math.abs(percent)} %`
}

/** How the page stands in the address bar; one that is no more keeps its name. */
function pathOf(page: string, locale: Locale): string {
  if (!Object.hasOwn(pages, page)) return page
  // The cast: it was just found among them.
  const entry = pageEntry(page as PageName)
  return ('path' in entry ? entry.path : entry[locale]).replaceAll(/:\w+\??/g, '…')
}

type Jobs = BoardStatistics['jobs'][number]

function shareRows(by: Jobs['by'], shares: Jobs['shares'], locale: Locale) {
  const t = translator(locale)
  const all = shares.reduce((sum, { count }) => sum + count, 0)
  const label = (value: string) =>
    by === 'category'
      ? jobValueLabel('category', value, locale)
      : by === 'country'
        ? landLabel(value, locale)
        : t(`statistics-words.${by}.${value}`)
  return shares.map(({ value, count }) => ({
    key: value,
    cells: [label(value), formatCount(count, locale), `${Math.round((count / all) * 100)} %`],
  }))
}

function landLabel(value: string, locale: Locale): string {
  if (value === 'unknown') return translator(locale)('statistics-words.unknown')
  const state = jobValueLabel('state', value, locale)
  return state === value ? formatCountry(value, locale) : state
}
