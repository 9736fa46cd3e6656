import type { ComparedJob, Comparison } from '../../../../domain/comparison/compare-jobs.ts'
import { formatAge, formatDate } from '../../../../i18n/format.ts'
import { jobValueLabel } from '../../../../vocabulary/jobs/job-value-labels.ts'
import { startWord } from '../../../../vocabulary/jobs/start-words.ts'
import { payTables } from '../../../../vocabulary/pay/tables/pay-tables.ts'
import { href } from '../../../addresses.ts'
import { employerKey } from '../../../parts/shared/employer-key.ts'
import { employmentLabels } from '../../../parts/shared/employment-labels.server.ts'
import {
  adPath,
  askedCell,
  type CellView,
  type CellWords,
  decimal,
  known,
  type Note,
  unknown,
} from './cell.server.ts'
import { dutyNote } from './duty-cells.server.ts'

export function hoursCell(view: ComparedJob, words: CellWords): CellView {
  const { t, locale, workloadPercent } = words
  const { fullTime, ownHours, partTimeHours } = view.computed
  const hours = (count: number) => decimal(count, locale)
  if (!fullTime) {
    if (partTimeHours === null) return askedCell(view, 'full-time-hours', null, words)
    const byAd = { text: t('comparison-words.by-ad'), to: adPath(view, locale) }
    return known([t('comparison-words.hours.part-time', { hours: hours(partTimeHours) })], [byAd])
  }
  const { perWeek, source } = fullTime
  const own = workloadPercent === 100 || ownHours === null ? null : hours(ownHours)
  return known(
    [
      t('comparison-words.hours.value', { hours: hours(perWeek) }),
      ...(own === null ? [] : [t('comparison-words.hours.own', { hours: own, workload: workloadPercent })]),
    ],
    [
      source.kind === 'ad'
        ? dutyNote(view, 'full-time-hours', words)
        : agreementNote(source.scheme, view, { t, locale }),
    ],
  )
}

function agreementNote(
  scheme: string,
  view: ComparedJob,
  { t, locale }: Pick<CellWords, 't' | 'locale'>,
): Note {
  const table = payTables().schemes.get(scheme)?.name[locale] ?? scheme
  return { text: t('comparison-words.hours.agreement', { table }), to: `${adPath(view, locale)}#tariff` }
}

export function workloadCell(view: ComparedJob, words: CellWords): CellView {
  const { t, locale, workloadPercent: wanted } = words
  const { workloadPercent, employmentTypes } = view.job
  const types = employmentLabels(employmentTypes, locale)
  const lines = [...(workloadPercent ? [percentText(workloadPercent, t)] : []), types.join(', ')].filter(
    Boolean,
  )
  const { takesWorkload } = view.computed
  const fits =
    takesWorkload === null
      ? null
      : { text: t(`comparison-words.workload.${takesWorkload ? 'fits' : 'does-not'}`, { workload: wanted }) }
  return askedCell(view, 'workload', lines.length > 0 ? known(lines, [fits]) : null, words)
}

function percentText({ min, max }: { min: number; max: number }, t: CellWords['t']): string {
  return min === max
    ? t('job-words.workload-single', { value: max })
    : t('job-words.workload-range', { min, max })
}

export function distanceCell(view: ComparedJob, { origin }: Comparison, { t, locale }: CellWords): CellView {
  const { places, remote } = view.job
  const names = places.map(({ name }) => name)
  const where = remote === 'onsite' ? names : [...names, jobValueLabel('remote', remote, locale)]
  const km = view.computed.distanceKm
  const place = where.length > 0 ? where.join(', ') : t('comparison-words.no-place')
  if (origin === null || km === null) return where.length > 0 ? known([place]) : unknown(place)
  const away = km === 0 ? t('comparison-words.distance-here') : t('comparison-words.distance', { km })
  return known([away], [{ text: place }])
}

export function contractCell(view: ComparedJob, words: CellWords): CellView {
  const { contract } = view.job
  const stated = contract === null ? null : known([jobValueLabel('contract', contract, words.locale)])
  return askedCell(view, 'contract', stated, words)
}

export function startCell(view: ComparedJob, words: CellWords): CellView {
  const { startDate, startText } = view.job
  const { locale } = words
  const day = startDate === null ? [] : [formatDate(new Date(`${startDate}T12:00:00Z`), locale)]
  const word = startText === null ? null : startWord(startText)
  const text = startText === null ? [] : [word ? jobValueLabel('start', word, locale) : startText]
  const lines = [...day, ...text]
  return askedCell(view, 'start', lines.length > 0 ? known(lines) : null, words)
}

export function firstAnswerCell(view: ComparedJob, { t, locale }: CellWords): CellView {
  const { firstAnswerDays, job } = view
  if (firstAnswerDays === null) return unknown(t('comparison-words.first-answer-unknown'))
  const to = href('employer', locale, { key: employerKey(job.employer) })
  return known(
    [t('employer-words.first-answer-days', { count: firstAnswerDays })],
    [{ text: job.employer.name, to }],
  )
}

export function freshnessCell({ job }: ComparedJob, { t, locale, now }: CellWords): CellView {
  const { postedAt, lastConfirmedAt, hasEnded } = job
  const posted = t('comparison-words.posted', { age: formatAge(postedAt, now, locale) })
  if (hasEnded || lastConfirmedAt === null) return known([posted])
  return known(
    [t('comparison-words.confirmed', { age: formatAge(lastConfirmedAt, now, locale) })],
    [{ text: posted }],
  )
}
