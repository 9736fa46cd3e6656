import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'

type TabPage = {
  to: string
  label: string
  /** Other addresses of the same area. */
  also?: readonly string[]
}

type Props = {
  title: string
  intro: ReactNode
  /** The pages of the area; null for a page that stands alone. */
  tabs: { label: string; pages: readonly TabPage[]; search?: ReactNode } | null
  /** Link to the page above it, shown over the title. */
  back?: ReactNode
  children: ReactNode
}

/** Frame of the pages for people with an account or a mailed link; it brings `main` and `h1`. */
export function AreaPage({ title, intro, tabs, back, children }: Props) {
  const { pathname } = useLocation()
  const isAbove = (path: string) => pathname === path || pathname.startsWith(`${path}/`)
  return (
    <main id="main" tabIndex={-1} className="page grid grow content-start gap-6 py-8 outline-none sm:py-12">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 flex-1 basis-96 gap-2">
          {back}
          <h1 className="wrap-anywhere text-3xl">{title}</h1>
          <p className="text-ink-soft">{intro}</p>
        </div>
        {tabs?.search}
      </div>
      {tabs && (
        <nav aria-label={tabs.label} className="-mx-1 min-w-0 border-line border-b px-1">
          <ul
            ref={showCurrent}
            className={`flex gap-x-1 ${tabs.search ? 'overflow-x-auto noscript:flex-wrap sm:flex-wrap' : 'flex-wrap'}`}
          >
            {tabs.pages.map(({ to, label, also = [] }) => (
              <li key={to}>
                <Link
                  to={to}
                  aria-current={
                    [...(hasBelow(to, tabs.pages) ? [] : [to]), ...also].some(isAbove) || pathname === to
                      ? 'page'
                      : undefined
                  }
                  className="-mb-px -outline-offset-2 flex min-h-11 items-center whitespace-nowrap border-transparent border-b-2 px-3 font-medium no-underline hover:text-brand aria-[current=page]:border-brand aria-[current=page]:text-brand-strong"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {children}
    </main>
  )
}

/** The page of an area that all others of it lie below is current only as itself. */
function hasBelow(to: string, pages: readonly TabPage[]): boolean {
  return pages.some(page => page.to.startsWith(`${to}/`))
}

/** On phones the many tabs of the administration are one strip, of which the current one should be seen; without scripts they wrap instead. */
function showCurrent(strip: HTMLUListElement | null): void {
  const current = strip?.querySelector<HTMLElement>('[aria-current]')
  if (strip && current) strip.scrollLeft = current.offsetLeft - strip.offsetLeft
}

/** Sections of a record side by side where there is room, each column by itself. */
export function AreaColumns({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-6 lg:block lg:columns-2 lg:gap-6 lg:*:mb-6 lg:*:break-inside-avoid">
      {children}
    </div>
  )
}

export function AreaSection({
  id,
  title,
  text,
  children,
}: {
  /** For links to it. */
  id?: string
  title: string
  text?: ReactNode
  children: ReactNode
}) {
  return (
    <section
      id={id}
      className="grid max-w-[44rem] gap-4 rounded-card border border-line bg-surface p-5 sm:p-7"
    >
      <div className="grid gap-1">
        <h2 className="text-xl">{title}</h2>
        {text && <p className="text-ink-soft">{text}</p>}
      </div>
      {children}
    </section>
  )
}
