import { Link } from 'react-router'
import { ChipLink } from '../../../ui/chip-link.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { UnderstoodView } from './understood-view.server.ts'

/** What a typed sentence was taken for, each part removable, and the way to have it taken otherwise. */
export function UnderstoodLine({ understood }: { understood: UnderstoodView | null }) {
  const { t } = useTexts()
  if (!understood) return null
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
      <p id="understood" className="text-sm">
        {understood.title}
      </p>
      {understood.chips.length > 0 && (
        <ul aria-labelledby="understood" className="contents">
          {understood.chips.map(chip => (
            <li key={chip.key}>
              <ChipLink to={chip.to} actionLabel={t('list.remove-filter')}>
                {chip.label}
              </ChipLink>
            </li>
          ))}
        </ul>
      )}
      {understood.ways.map(({ to, text }) => (
        <Link key={to} to={to} className="link inline-flex min-h-11 items-center px-1 text-sm sm:min-h-8">
          {text}
        </Link>
      ))}
    </div>
  )
}
