import type { ComparedJob } from '../../../../domain/comparison/compare-jobs.ts'
import { formatDate } from '../../../../i18n/format.ts'
import type { DutyFact } from '../../../../vocabulary/duty/duty.values.ts'
import { dutyText } from '../../../../vocabulary/duty/duty-in-words.ts'
import { jobValueLabel } from '../../../../vocabulary/jobs/job-value-labels.ts'
import { adPath, askedCell, type CellView, type CellWords, known, type Note } from './cell.server.ts'

/** Duties and time off; those of the second list only where one of the ads says something of them. */
export const dutyRows = ['roster-notice', 'holidays'] as const satisfies readonly DutyFact[]
export const rareDutyRows = [
  'training-authorisation',
  'recognition-support',
  'language-course',
  'housing',
] as const satisfies readonly DutyFact[]

export function dutyCell(view: ComparedJob, fact: DutyFact, words: CellWords): CellView {
  const text = dutyText(view.job.duty, fact, words.locale, words.t)
  return text === null ? askedCell(view, fact, null, words) : known([text], [dutyNote(view, fact, words)])
}

/** By whom a duty fact is said: the employer, with the day where it is kept, or the text of the ad, with the words. */
export function dutyNote(view: ComparedJob, fact: DutyFact, { t, locale }: CellWords): Note | null {
  const duty = view.job.duty[fact]
  if (!duty) return null
  const { words, at } = duty
  if (words !== null) return { text: t('duty-words.recognised', { words }), to: adPath(view, locale) }
  if (at !== null)
    return { text: t('comparison-words.by-answer', { date: formatDate(new Date(at), locale) }) }
  return { text: t('comparison-words.by-ad'), to: adPath(view, locale) }
}

export function shiftsCell(view: ComparedJob, words: CellWords): CellView {
  const labels = view.job.shiftModels
    .filter(model => model !== 'on-call' && model !== 'weekends' && model !== 'no-weekends')
    .map(model => jobValueLabel('shift', model, words.locale))
  return askedCell(view, 'nights', labels.length > 0 ? known(labels) : null, words)
}

export function weekendsCell(view: ComparedJob, words: CellWords): CellView {
  const { duty, shiftModels } = view.job
  if (duty.weekends) {
    const { value: count } = duty.weekends
    const text = words.t(count === 0 ? 'duty-words.no-weekends' : 'comparison-words.weekends', { count })
    return known([text], [dutyNote(view, 'weekends', words)])
  }
  const models = shiftModels
    .filter(model => model === 'weekends' || model === 'no-weekends')
    .map(model => jobValueLabel('shift', model, words.locale))
  return askedCell(view, 'weekends', models.length > 0 ? known(models) : null, words)
}

export function onCallCell(view: ComparedJob, words: CellWords): CellView {
  const { duty, shiftModels, givenAnswers } = view.job
  if (duty['on-call']) return dutyCell(view, 'on-call', words)
  if (shiftModels.includes('on-call'))
    return askedCell(view, 'on-call', known([jobValueLabel('shift', 'on-call', words.locale)]), words)
  // "Nobody is on call" is an answer that no ad can state.
  const isNone = givenAnswers.some(({ fact, isRefused }) => fact === 'on-call' && !isRefused)
  return askedCell(view, 'on-call', isNone ? known([words.t('question-words.no-on-call')]) : null, words)
}
