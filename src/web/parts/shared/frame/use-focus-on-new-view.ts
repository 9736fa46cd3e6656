import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { pageOf } from '../../../page-of.ts'
import { stepHeadingId } from '../../../ui/step-heading.tsx'
import { besideList } from '../list-of-ad.ts'

/**
 * On another page, or another step of one, scrolls to the top and moves the focus to the step's heading or else to the content, where
 * keyboards and screen readers then start. The same page in the other language keeps its scroll, and so does a list with its next ad beside it.
 */
export function useFocusOnNewView(): void {
  const { pathname, search, hash, state } = useLocation()
  const way = useNavigationType()
  const view = viewOf(pathname, search)
  const shown = useRef({ pathname, view })
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { pathname, view }
    if (before.pathname === pathname && before.view === view) return
    // The answer to a form may be the first to name its step in the address. It has led to what has to be mended already.
    if (document.activeElement?.matches('[aria-invalid=true], [role=alert]')) return
    const beside = way === 'POP' ? null : besideList(state)
    if (beside === 'stay-in-list') return
    const isOther = before.view !== view && beside === null
    const target = hash === '' ? null : document.getElementById(nameIn(hash))
    const start = target ?? document.getElementById(stepHeadingId) ?? document.getElementById('main')
    // Forms prevent the router from resetting the scroll, which also affects the page that they lead to. Back and forward restore the place
    // by themselves.
    if (isOther && way !== 'POP' && hash === '') window.scrollTo(0, 0)
    const isStep = start?.id === stepHeadingId && way !== 'POP'
    start?.focus({ preventScroll: !isStep })
  }, [pathname, view, hash, way, state])
}

/** A malformed escape is not decoded, as in browsers; it would throw. */
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
