import type { Locale } from '../../../../i18n/locale.ts'
import { translator } from '../../../../i18n/translate.ts'
import { jobValueLabel } from '../../../../vocabulary/jobs/job-value-labels.ts'
import type { SearchAlternative } from '../../../job-search/ways-out.ts'

/** A way out of a search as a person would ask for it; said as a turn it leads there. */
export function wayInWords(way: SearchAlternative, locale: Locale): string {
  const t = translator(locale)
  switch (way.kind) {
    case 'word':
      return t('assistant.ask.word', { text: way.text })
    case 'place':
    case 'town':
      return t('assistant.ask.place', { place: way.place })
    case 'radius':
      return t('assistant.ask.radius', { km: way.radiusKm })
    case 'profession':
      return t('assistant.ask.profession', {
        label: firstForm(jobValueLabel('profession', way.profession, locale)),
      })
    case 'filter':
      return withoutFilter(way, locale)
    default:
      return t(`assistant.ask.${way.kind}`)
  }
}

function withoutFilter({ name, values }: SearchAlternative & { kind: 'filter' }, locale: Locale): string {
  const t = translator(locale)
  if (name === 'agencies') return jobValueLabel('also', 'agencies', locale)
  if (name === 'without') return jobValueLabel('also', values[0] ?? '', locale)
  if (name === 'employer') return t('assistant.ask.all-employers')
  return t('assistant.ask.without', {
    label: values.map(value => jobValueLabel(name, value, locale)).join(', '),
  })
}

/** "Hebamme / Entbindungspfleger" is asked for by one of the two. */
function firstForm(label: string): string {
  return label.split(' / ', 1)[0] ?? label
}
