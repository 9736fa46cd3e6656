import { isDeepStrictEqual } from 'node:util'
import type { AdDifference } from '../../../../domain/job-ads/ad-differences.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { htmlAsText } from '../../../../texts/html-as-text.ts'
import { jobValueLabel } from '../../../../vocabulary/jobs/job-value-labels.ts'

/** Fields whose values are ids, and the filter that names them. */
const named: Partial<Record<AdDifference['field'], string>> = {
  category: 'category',
  specialty: 'specialty',
  remote: 'remote',
  experience: 'experience',
  language: 'language',
  employmentTypes: 'employmentType',
  contract: 'contract',
  shiftModels: 'shift',
}

/** Both sides of a difference as labels; the other's value is the default where this person changed nothing. */
export function differenceView({ field, theirs, mine }: AdDifference, locale: Locale, before: unknown) {
  const words = (value: unknown) => inWords(value, named[field], locale)
  const isUntouched = isDeepStrictEqual(words(mine), words(before ?? null))
  return { field, theirs: words(theirs), mine: words(mine), isTheirsProposed: isUntouched }
}

function inWords(value: unknown, name: string | undefined, locale: Locale): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(each => inWords(each, name, locale)).join('\n')
  if (typeof value === 'object')
    return Object.entries(value)
      .filter(([key, part]) => key !== 'id' && part !== '' && part !== null)
      .map(([, part]) => inWords(part, name, locale))
      .join(' · ')
  const text = String(value)
  return name === undefined ? htmlAsText(text) : jobValueLabel(name, text, locale)
}
