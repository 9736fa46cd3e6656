import { List, Map as MapIcon } from 'lucide-react'
import { Link } from 'react-router'
import { classNames } from '../../../ui/class-names.ts'
import type { JobListView } from './job-list.server.ts'

/** The same search as a list or as a map. */
export function ViewSwitch({ views: { label, list, map } }: { views: NonNullable<JobListView['views']> }) {
  return (
    <nav aria-label={label} className="flex overflow-hidden rounded-control border border-line-strong">
      {[
        { ...list, Icon: List },
        { ...map, Icon: MapIcon },
      ].map(({ text, to, isShown, Icon }) => (
        <Link
          key={text}
          to={to}
          aria-current={isShown ? 'page' : undefined}
          className={classNames(
            'inline-flex min-h-11 items-center gap-2 px-3.5 font-semibold text-sm no-underline -outline-offset-2 sm:min-h-9',
            isShown ? 'bg-brand text-on-brand' : 'bg-surface text-ink hover:text-brand',
          )}
        >
          <Icon aria-hidden className="size-4" strokeWidth={1.75} />
          {text}
        </Link>
      ))}
    </nav>
  )
}
