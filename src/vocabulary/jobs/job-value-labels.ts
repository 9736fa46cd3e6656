import { RecentMap } from '../../basics/remember.ts'
import type { Locale } from '../../i18n/locale.ts'
import de from '../../i18n/messages/de/server/job-values.json' with { type: 'json' }
import en from '../../i18n/messages/en/server/job-values.json' with { type: 'json' }
import { tariffLabel } from '../pay/tariff-values.ts'
import { states } from '../places/places.ts'
import { categories } from '../titles/categories.ts'
import { professionById } from '../titles/professions.ts'
import { specialtyById } from '../titles/specialties.ts'

const messages: Record<Locale, Record<string, Record<string, string>>> = { de: de.value, en: en.value }
const facetNames: Record<Locale, Record<string, string>> = { de: de.facet, en: en.facet }
// Bounded: numbers and other free text of untrusted requests come here too.
const mostLabels = 4_000
const known: Record<Locale, RecentMap<string, string>> = {
  de: new RecentMap(mostLabels),
  en: new RecentMap(mostLabels),
}
const languageNames: Record<Locale, Intl.DisplayNames> = {
  de: new Intl.DisplayNames('de', { type: 'language' }),
  en: new Intl.DisplayNames('en', { type: 'language' }),
}
const amounts: Record<Locale, Intl.NumberFormat> = {
  de: new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }),
  en: new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }),
}

const weekendText: Readonly<Record<string, string>> = { '0': 'none', '1': 'one' }

/** The name of a filter, such as "Anstellungsart". */
export function facetLabel(name: string, locale: Locale): string {
  return facetNames[locale][name] ?? name
}

/** The display name of a filter's value; the value itself when it has none. */
export function jobValueLabel(name: string, value: string, locale: Locale): string {
  const key = `${name} ${value}`
  const remembered = known[locale].get(key)
  if (remembered !== undefined) return remembered
  const label = vocabularyLabel(name, value, locale) ?? messages[locale][name]?.[value] ?? value
  known[locale].set(key, label)
  return label
}

function vocabularyLabel(name: string, value: string, locale: Locale): string | undefined {
  const isGerman = locale === 'de'
  switch (name) {
    case 'category': {
      const category = categories.find(category => category.id === value)
      return isGerman ? category?.nameDe : category?.nameEn
    }
    case 'profession': {
      const profession = professionById(value)
      if (!profession) return undefined
      return isGerman ? bothForms(profession.nameFemale, profession.nameMale) : profession.nameEn
    }
    case 'specialty': {
      const specialty = specialtyById(value)
      return isGerman ? specialty?.nameDe : specialty?.nameEn
    }
    case 'state': {
      const state = states().find(state => state.code === value)
      return isGerman ? state?.nameDe : state?.nameEn
    }
    case 'language':
    case 'adLanguage':
      return languageNames[locale].of(value)
    case 'tariff':
      return tariffLabel(value) ?? undefined
    case 'radius':
      return (messages[locale].radius?.km ?? '').replace('{{km}}', value)
    case 'weekendsMax':
      return messages[locale].weekendsMax?.[weekendText[value] ?? 'most']?.replace('{{count}}', value)
    case 'holidaysMin':
      return messages[locale].holidaysMin?.least?.replace('{{count}}', value)
    case 'salaryMin':
      return (messages[locale].salaryMin?.from ?? '').replace(
        '{{amount}}',
        amounts[locale].format(Number(value)),
      )
    default:
      return undefined
  }
}

function bothForms(female: string, male: string): string {
  return female === male ? female : `${female} / ${male}`
}
