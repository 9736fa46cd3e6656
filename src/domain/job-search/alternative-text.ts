import type { Locale } from '../../i18n/locale.ts'
import { translator } from '../../i18n/translate.ts'
import { jobValueLabel } from '../../vocabulary/jobs/job-value-labels.ts'
import type { SearchAlternative } from './ways-out.ts'

/** What is different in an alternative, such as "Im Umkreis von 50 km". */
export function alternativeText(alternative: SearchAlternative, locale: Locale): string {
  const t = translator(locale)
  switch (alternative.kind) {
    case 'word':
      return t('job-words.ways.word', { text: alternative.text })
    case 'place':
    case 'town':
      return t(`job-words.ways.${alternative.kind}`, { place: alternative.place })
    case 'radius':
      return t('job-words.ways.radius', { km: alternative.radiusKm })
    case 'profession':
      return t('job-words.ways.profession', {
        label: jobValueLabel('profession', alternative.profession, locale),
      })
    case 'filter':
      return withoutText(alternative, locale)
    default:
      return t(`job-words.ways.${alternative.kind}`)
  }
}

function withoutText({ name, values }: SearchAlternative & { kind: 'filter' }, locale: Locale): string {
  const t = translator(locale)
  if (name === 'employer') return t('job-words.ways.all-employers')
  if (name === 'agencies') return jobValueLabel('also', 'agencies', locale)
  if (name === 'without') return values.map(value => jobValueLabel('also', value, locale)).join(', ')
  return t('job-words.ways.filter', {
    label: values.map(value => jobValueLabel(name, value, locale)).join(', '),
  })
}
