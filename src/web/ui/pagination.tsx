import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { buttonClass } from './button-class.ts'

type Props = {
  page: number
  pageCount: number
  hrefOf: (page: number) => string
  labels: { navigation: string; previous: string; next: string; pageOf: string }
}

/** Renders nothing for a single page. On phones only previous and next have room. */
export function Pagination({ page, pageCount, hrefOf, labels }: Props) {
  if (pageCount <= 1) return null
  return (
    <nav aria-label={labels.navigation} className="flex items-center justify-between gap-3 sm:justify-center">
      <Step isShown={page > 1} to={hrefOf(page - 1)} rel="prev">
        <ChevronLeft aria-hidden className="size-5" strokeWidth={1.75} />
        {labels.previous}
      </Step>
      <p className="figures text-ink-soft text-sm sm:hidden">{labels.pageOf}</p>
      <ol className="hidden items-center gap-1 sm:flex">
        {shownPages(page, pageCount).map((number, index) =>
          number === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the gaps have no other identity than their place
            <li key={`gap-${index}`} aria-hidden className="px-1 text-ink-soft">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                to={hrefOf(number)}
                aria-current={number === page ? 'page' : undefined}
                className="figures grid h-11 min-w-11 place-items-center rounded-control px-2 font-medium no-underline hover:bg-brand-soft aria-[current=page]:bg-brand aria-[current=page]:text-on-brand"
              >
                {number}
              </Link>
            </li>
          ),
        )}
      </ol>
      <Step isShown={page < pageCount} to={hrefOf(page + 1)} rel="next">
        {labels.next}
        <ChevronRight aria-hidden className="size-5" strokeWidth={1.75} />
      </Step>
    </nav>
  )
}

function Step({
  isShown,
  to,
  rel,
  children,
}: {
  isShown: boolean
  to: string
  rel: string
  children: React.ReactNode
}) {
  if (!isShown) return <span className="hidden sm:block sm:min-w-28" />
  return (
    <Link to={to} rel={rel} className={buttonClass('secondary', 'small')}>
      {children}
    </Link>
  )
}

/**
 * The first, the last and the pages around the current one, with `null` for each gap.
 * @internal for its test
 */
export function shownPages(page: number, pageCount: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter(number => number >= 1 && number <= pageCount)
  const pages = [...new Set(wanted)].sort((a, b) => a - b)
  return pages.flatMap((number, index) => {
    const before = pages[index - 1]
    if (before === undefined || number - before === 1) return [number]
    return number - before === 2 ? [number - 1, number] : [null, number]
  })
}
