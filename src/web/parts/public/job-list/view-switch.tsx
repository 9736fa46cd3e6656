import { Link } from 'react-router'
import type { JobListView } from './job-list.server.ts'

/** The same search as a list, as a map, or as a choice of what to compare. */
export function ViewSwitch({ views: { label, links } }: { views: NonNullable<JobListView['views']> }) {
  return (
    <nav aria-label={label} className="flex gap-2">
      {links.map(({ text, to, isShown }) => (
        <Link
          key={text}
          to={to}
          aria-current={isShown ? 'page' : undefined}
          className={
            isShown
              ? 'inline-flex min-h-11 items-center px-1 font-semibold text-sm'
              : 'link inline-flex min-h-11 items-center px-1 text-sm'
          }
        >
          {text}
        </Link>
      ))}
    </nav>
  )
}
