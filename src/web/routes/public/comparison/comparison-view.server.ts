import type { Context } from '../../../../domain/caller/context.ts'
import type { ComparedJob, Comparison } from '../../../../domain/comparison/compare-jobs.ts'
import {
  type ComparisonWish,
  comparisonQuery,
  mostCompared,
} from '../../../../domain/comparison/comparison.schema.ts'
import { formatDate } from '../../../../i18n/format.ts'
import type { Translate } from '../../../../i18n/make-translator.ts'
import { translator } from '../../../../i18n/translate.ts'
import type { DutyFact } from '../../../../vocabulary/duty/duty.values.ts'
import { href } from '../../../addresses.ts'
import { employerKey } from '../../../parts/shared/employer-key.ts'
import { withQuery } from '../../../parts/shared/filters/list-view.ts'
import { adPath, type CellView, type CellWords } from './cell.server.ts'
import {
  dutyCell,
  dutyRows,
  onCallCell,
  rareDutyRows,
  shiftsCell,
  weekendsCell,
} from './duty-cells.server.ts'
import {
  contractCell,
  distanceCell,
  firstAnswerCell,
  freshnessCell,
  hoursCell,
  startCell,
  workloadCell,
} from './fact-cells.server.ts'
import { monthCell, yearCell } from './pay-cells.server.ts'

export type ComparisonView = ReturnType<typeof comparisonView>

/** The address of a comparison; `list` is the search that its ads were chosen from. */
export function comparisonPath(
  locale: Context['locale'],
  wish: Partial<Omit<ComparisonWish, 'wrong'>>,
  { list = null, isChoosing = false }: { list?: string | null; isChoosing?: boolean } = {},
): string {
  const also = new URLSearchParams({ ...(isChoosing && { choose: '1' }), ...(list !== null && { list }) })
  return withQuery(
    href('comparison', locale),
    [comparisonQuery(wish), also.toString()].filter(Boolean).join('&'),
  )
}

/** The table with all its texts: one column for each ad, one row for each fact. */
export function comparisonView(
  ctx: Context,
  comparison: Comparison,
  wish: ComparisonWish,
  list: string | null,
) {
  const { locale } = ctx
  const t = translator(locale)
  const ids = comparison.jobs.map(({ job }) => job.id)
  const { percent: workloadPercent, from } = comparison.workload
  return {
    title: t('comparison-words.title-of', { count: ids.length }),
    intro: t(from === 'profile' ? 'comparison-words.intro-profile' : 'comparison-words.intro', {
      workload: workloadPercent,
    }),
    columns: comparison.jobs.map(view => {
      const jobIds = ids.filter(id => id !== view.job.id)
      return columnOf(view, comparisonPath(locale, { ...wish, jobIds }, { list }), ctx, t)
    }),
    rows: rowsOf(comparison, wish, { t, locale, now: ctx.now(), workloadPercent }),
    leftOut:
      comparison.leftOut.length === 0
        ? null
        : {
            text: t('comparison-words.left-out', { most: mostCompared }),
            jobs: comparison.leftOut.map(({ id, slug, title }) => ({
              id,
              title,
              to: href('job', locale, { key: `${id}-${slug}` }),
            })),
          },
    chooseTo: comparisonPath(locale, wish, { list, isChoosing: true }),
  }
}

function columnOf(view: ComparedJob, removeTo: string, { locale }: Context, t: Translate) {
  const { job } = view
  const { id, title, employer } = job
  const day = job.endedAt && t('comparison-words.ended-on', { date: formatDate(job.endedAt, locale) })
  return {
    id,
    title,
    lang: job.language === locale ? undefined : job.language,
    to: adPath(view, locale),
    employer: employer.name,
    employerTo: href('employer', locale, { key: employerKey(employer) }),
    ended: job.hasEnded ? { text: t('comparison-words.ended'), day } : null,
    remove: {
      to: removeTo,
      text: t('comparison-words.remove'),
      name: t('comparison-words.remove-named', { job: title }),
    },
  }
}

export type RowView = { key: string; label: string; hint: string | null; cells: CellView[] }

type Cell = (view: ComparedJob) => CellView

function rowsOf(comparison: Comparison, wish: ComparisonWish, words: CellWords): RowView[] {
  const { t } = words
  const row = ([key, label, cell]: [key: string, label: string, cell: Cell]): RowView => ({
    key,
    label,
    hint: hintOf(key, comparison, wish, t),
    cells: comparison.jobs.map(cell),
  })
  const own = cellsOf(comparison, words).map(([key, cell]) =>
    row([key, t(`comparison-words.fact.${key}`), cell]),
  )
  const ofDuty = (fact: DutyFact) =>
    row([fact, t(`duty-words.fact.${fact}`), view => dutyCell(view, fact, words)])
  const rare = rareDutyRows.map(ofDuty).filter(({ cells }) => cells.some(({ isUnknown }) => !isUnknown))
  const at = own.findIndex(({ key }) => key === 'distance')
  return [...own.slice(0, at), ...dutyRows.map(ofDuty), ...rare, ...own.slice(at)]
}

function cellsOf(comparison: Comparison, words: CellWords): [key: string, cell: Cell][] {
  const { rate } = comparison
  return [
    ['month', view => monthCell(view, { words, rate })],
    ['year', view => yearCell(view, words)],
    ['hours', view => hoursCell(view, words)],
    ['workload', view => workloadCell(view, words)],
    ['shifts', view => shiftsCell(view, words)],
    ['weekends', view => weekendsCell(view, words)],
    ['on-call', view => onCallCell(view, words)],
    ['distance', view => distanceCell(view, comparison, words)],
    ['contract', view => contractCell(view, words)],
    ['start', view => startCell(view, words)],
    ['first-answer', view => firstAnswerCell(view, words)],
    ['freshness', view => freshnessCell(view, words)],
  ]
}

function hintOf(
  key: string,
  { origin, workload: { percent: workload } }: Comparison,
  { years }: ComparisonWish,
  t: Translate,
): string | null {
  switch (key) {
    case 'month':
    case 'year':
      return years === null
        ? t('comparison-words.hint.pay', { workload })
        : t('comparison-words.hint.pay-years', { workload, count: years })
    case 'distance':
      return origin
        ? t(`comparison-words.hint.distance-${origin.from}`, { place: origin.name })
        : t('comparison-words.hint.distance-none')
    case 'first-answer':
      return t('comparison-words.hint.first-answer')
    default:
      return null
  }
}
