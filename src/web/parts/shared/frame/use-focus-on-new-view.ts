import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { pageOf } from '../../../page-of.ts'
import { stepHeadingId } from '../../../ui/step-heading.tsx'

/**
 * Who arrives at another page, or at another step of one that has several, reads from its top, and reader and keyboard start
 * there: at the heading of the step, else at the content. The same page in the other language is no other page.
 */
export function useFocusOnNewView(): void {
  const { pathname, search, hash } = useLocation()
  const way = useNavigationType()
  const view = viewOf(pathname, search)
  const shown = useRef({ pathname, view })
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { pathname, view }
    if (before.pathname === pathname && before.view === view) return
    const isOther = before.view !== view
    const target = hash === '' ? null : document.getElementById(nameIn(hash))
    const start = target ?? document.getElementById(stepHeadingId) ?? document.getElementById('main')
    // A form keeps the scroll for its own answer, and so for what it leads to. Back and forward find their place again.
    if (isOther && way !== 'POP' && hash === '') window.scrollTo(0, 0)
    const isStep = start?.id === stepHeadingId && way !== 'POP'
    start?.focus({ preventScroll: !isStep })
  }, [pathname, view, hash, way])
}

/** An address that is broken leads to nothing, as in browsers. */
function nameIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

function viewOf(pathname: string, search: string): string {
  const page = pageOf(pathname)
  const place = page ? [page.name, ...Object.values(page.params)].join(' ') : pathname
  return `${place} ${new URLSearchParams(search).get('step') ?? ''}`
}
