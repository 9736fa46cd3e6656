import type { Locale } from '../../i18n/locale.ts'
import { jobValueLabel } from '../../vocabulary/jobs/job-value-labels.ts'
import { categories } from '../../vocabulary/titles/categories.ts'
import { professions } from '../../vocabulary/titles/professions.ts'
import { specialties } from '../../vocabulary/titles/specialties.ts'

type Option = { value: string; label: string }

/** All professions by category and all specialties, with names, sorted for display. */
export function listProfessions(locale: Locale): {
  categories: { label: string; professions: Option[] }[]
  specialties: Option[]
} {
  const order = new Intl.Collator(locale)
  const sorted = (options: Option[]) => options.sort((a, b) => order.compare(a.label, b.label))
  return {
    categories: categories.map(({ id }) => ({
      label: jobValueLabel('category', id, locale),
      professions: sorted(
        professions()
          .filter(({ category }) => category === id)
          .map(({ id: value }) => ({ value, label: jobValueLabel('profession', value, locale) })),
      ),
    })),
    specialties: sorted(
      specialties().map(({ id: value }) => ({ value, label: jobValueLabel('specialty', value, locale) })),
    ),
  }
}
