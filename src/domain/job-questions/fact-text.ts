import type { Selectable } from 'kysely'
import type { Jobs } from '../../db/tables.ts'
import { formatDate } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import { translator } from '../../i18n/translate.ts'
import { dutyText } from '../../vocabulary/duty/duty-in-words.ts'
import { jobValueLabel } from '../../vocabulary/jobs/job-value-labels.ts'
import { payInWords } from '../../vocabulary/jobs/pay-in-words.ts'
import { refusedFacts } from '../../vocabulary/jobs/refusals.ts'
import type { AskedFact } from '../jobs/asked-fact.values.ts'
import { toDuty } from '../jobs/steps/duty-of-row.ts'
import { toJobPay } from '../jobs/steps/job-row.queries.ts'

/** What an ad says about a fact now, in words: "3.800–4.200 € im Monat", "Ohne Nachtdienst". */
export function factText(job: Selectable<Jobs>, fact: AskedFact, locale: Locale): string {
  const t = translator(locale)
  return textOf(job, fact, locale) ?? t('question-words.in-the-ad')
}

function textOf(job: Selectable<Jobs>, fact: AskedFact, locale: Locale): string | null {
  const t = translator(locale)
  switch (fact) {
    case 'pay':
      return payInWords(toJobPay(job), locale, t)
    case 'workload': {
      const [min, max] = [job.workload_min_percent, job.workload_max_percent]
      if (min === null || max === null || min === max)
        return min === null && max === null
          ? null
          : t('job-words.workload-single', { value: max ?? min ?? 0 })
      return t('job-words.workload-range', { min, max })
    }
    case 'start':
      return job.start_date ? formatDate(job.start_date, locale) : job.start_text
    case 'remote':
      return jobValueLabel('remote', job.remote, locale)
    case 'contract':
    case 'experience': {
      const value = job[fact]
      return value === null ? null : jobValueLabel(fact, value, locale)
    }
    case 'roster-notice':
    case 'holidays':
    case 'full-time-hours':
    case 'training-authorisation':
    case 'recognition-support':
    case 'language-course':
    case 'housing':
      return dutyText(toDuty({ ...job, recognised_duty: null }), fact, locale, t)
    default:
      return shiftText(job, fact, locale) ?? (fact === 'on-call' ? t('question-words.no-on-call') : null)
  }
}

function shiftText(
  { shift_models: duty }: Selectable<Jobs>,
  fact: 'nights' | 'weekends' | 'on-call',
  locale: Locale,
): string | null {
  const { has, free } = refusedFacts[fact]
  const about: readonly string[] = [...has, ...free]
  const labels = duty
    .filter(model => about.includes(model))
    .map(model => jobValueLabel('shift', model, locale))
  return labels.length === 0 ? null : labels.join(', ')
}
