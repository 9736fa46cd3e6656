import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LineIcon } from '../../ui/line-icon.tsx'
import { Monogram } from '../../ui/monogram.tsx'
import { BookmarkButton } from './bookmarks/bookmark-button.tsx'

export type EmployerCardView = {
  id: number
  href: string
  name: string
  logoUrl: string | null
  facts: string[]
  place?: string | undefined
  distance?: string | undefined
  open: string
  isHiring: boolean
  isSaved?: boolean | undefined
}

type Props = {
  employer: EmployerCardView
  /** Replaces the bookmark button on pages with actions of their own. */
  children?: ReactNode
}

/** The whole card is clickable with one real link, the name; the bookmark button lies above it. */
export function EmployerCard({ employer, children }: Props) {
  return (
    <article className="group relative flex gap-4 rounded-card border border-line bg-surface p-4 transition-colors hover:border-brand has-[a:focus-visible]:border-brand sm:p-5">
      <div className={employer.logoUrl ? undefined : 'hidden sm:block'}>
        <Monogram name={employer.name} logoUrl={employer.logoUrl} />
      </div>
      <div className="min-w-0 flex-1">
        <div className="gap-x-6 sm:flex sm:items-start sm:justify-between">
          <div className="min-w-0">
            <h2 className="text-lg leading-snug">
              <Link
                to={employer.href}
                viewTransition
                className="after:absolute after:inset-0 group-hover:text-brand"
              >
                {employer.name}
              </Link>
            </h2>
            {employer.place && (
              <p className="mt-1 flex items-center gap-1.5 text-ink-soft text-sm">
                <LineIcon name="map-pin" className="size-4 shrink-0" />
                <span>
                  {employer.place}
                  {employer.distance && <span className="figures"> · {employer.distance}</span>}
                </span>
              </p>
            )}
            <p className="mt-1 text-sm">{employer.facts.join(' · ')}</p>
          </div>
          <p
            className={`figures mt-2 shrink-0 sm:mt-0.5 ${employer.isHiring ? 'font-semibold' : 'text-ink-soft text-sm'}`}
          >
            {employer.open}
          </p>
        </div>
        {children}
      </div>
      {!children && (
        <BookmarkButton
          kind="employer"
          id={employer.id}
          name={employer.name}
          isSaved={employer.isSaved ?? false}
          look="card"
        />
      )}
    </article>
  )
}
