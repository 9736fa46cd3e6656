import type { Locale } from '../../i18n/locale.ts'
import type { Translate } from '../../i18n/make-translator.ts'
import { jobValueLabel } from '../jobs/job-value-labels.ts'
import { type DutyFact, type DutyValues, dutyFacts, type TrainedField } from './duty.values.ts'
import type { DutyOfAd } from './duty-of-ad.ts'

/** The facts that are known of an ad in words, in display order: "30 Tage im Jahr", "Rufbereitschaft, bis zu 4 im Monat". */
export function dutyInWords(
  duty: DutyOfAd,
  locale: Locale,
  t: Translate,
): { fact: DutyFact; text: string }[] {
  return dutyFacts.flatMap(fact => {
    const text = dutyText(duty, fact, locale, t)
    return text === null ? [] : [{ fact, text }]
  })
}

/** One of them; null where it is not known. */
export function dutyText(duty: DutyOfAd, fact: DutyFact, locale: Locale, t: Translate): string | null {
  switch (fact) {
    case 'weekends': {
      const count = duty.weekends?.value
      if (count === undefined) return null
      return count === 0 ? t('duty-words.no-weekends') : t('duty-words.weekends', { count })
    }
    case 'on-call':
      return duty['on-call'] ? onCallText(duty['on-call'].value, t) : null
    case 'roster-notice':
    case 'holidays': {
      const count = duty[fact]?.value
      return count === undefined ? null : t(`duty-words.${fact}`, { count })
    }
    case 'full-time-hours': {
      const hours = duty[fact]?.value
      const written = hours?.toLocaleString(locale === 'de' ? 'de-DE' : 'en-GB')
      return written === undefined ? null : t('duty-words.full-time-hours', { hours: written })
    }
    case 'training-authorisation':
      return duty[fact] ? trainingText(duty[fact].value, locale, t) : null
    default: {
      const isOffered = duty[fact]?.value
      if (isOffered === undefined) return null
      return t(isOffered ? `duty-words.offered.${fact}` : `duty-words.not-offered.${fact}`)
    }
  }
}

function onCallText({ kind, perMonth }: DutyValues['on-call'], t: Translate): string {
  const name = t(`duty-words.kind.${kind}`)
  return perMonth === null ? name : t('duty-words.kind-often', { kind: name, count: perMonth })
}

function trainingText(
  { further = [], ...first }: DutyValues['training-authorisation'],
  locale: Locale,
  t: Translate,
): string {
  return [first, ...further].map(field => fieldText(field, locale, t)).join('; ')
}

function fieldText({ specialty, months }: TrainedField, locale: Locale, t: Translate): string {
  const parts = [
    specialty === null ? [] : [jobValueLabel('specialty', specialty, locale)],
    months === null ? [] : [t('duty-words.months', { count: months })],
  ].flat()
  return parts.length === 0 ? t('duty-words.training') : parts.join(', ')
}
