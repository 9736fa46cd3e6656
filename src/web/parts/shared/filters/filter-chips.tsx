import { Link } from 'react-router'
import { ChipLink } from '../../../ui/chip-link.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { FilteredList } from './list-view.ts'

/** Each chosen filter as a link that removes it, and one link that removes all. Renders nothing when none is chosen. */
export function FilterChips({ list }: { list: FilteredList }) {
  const { t } = useTexts()
  if (list.chips.length === 0) return null
  return (
    <ul aria-label={t('list.active-filters')} className="mt-4 flex flex-wrap items-center gap-2">
      {list.chips.map(chip => (
        <li key={chip.key}>
          <ChipLink to={chip.to} actionLabel={t('list.remove-filter')}>
            {chip.label}
          </ChipLink>
        </li>
      ))}
      <li>
        <Link
          to={list.resetTo}
          preventScrollReset
          className="link inline-flex min-h-11 items-center px-1 text-sm sm:min-h-8"
        >
          {t('list.reset')}
        </Link>
      </li>
    </ul>
  )
}
