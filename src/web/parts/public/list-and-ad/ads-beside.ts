import type { NavigateFunction } from 'react-router'
import { type BesideList, hasRoomForBoth, listParam } from '../../shared/list-of-ad.ts'

/** A person who holds the key passes by ads that are not worth fetching. */
const delayMs = 180

const adLinks = '.job-card-title a'

/**
 * Opens the ads of a list beside it, by mouse and by the arrow keys. Until this is loaded, on narrow screens and without scripts the links
 * are what they are. `isChosen` says that the ad beside was just chosen in the list before, whose focus is gone. @returns how to end it
 */
export function openAdsBeside(list: HTMLElement, navigate: NavigateFunction, isChosen: boolean): () => void {
  const end = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const open = (link: HTMLAnchorElement, beside: BesideList, replace = false) => {
    const { pathname, search } = new URL(link.href)
    if (pathname !== location.pathname)
      void navigate(pathname + search, { state: { beside }, replace, preventScrollReset: true })
    else if (beside === 'to-ad') document.getElementById('main')?.focus({ preventScroll: true })
  }
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.button !== 0 || hasModifier(event) || !hasRoomForBoth()) return
    if (!hasList(link.search)) return
    event.preventDefault()
    // Whoever opens a link by keyboard or screen reader, which counts no clicks, wants to go on there.
    open(link, event.detail === 0 ? 'to-ad' : 'stay-in-list')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || !isFree(event, list) || !hasRoomForBoth()) return
    const next = neighbour(list, step)
    if (!next) return
    event.preventDefault()
    next.focus({ preventScroll: true })
    next.closest('.job-card')?.scrollIntoView({ block: 'nearest' })
    clearTimeout(timer)
    // Of the steps from ad to ad only the first is in the history: going back leads out of them.
    timer = setTimeout(() => open(next, 'stay-in-list', hasList(location.search)), delayMs)
  }
  end.signal.addEventListener('abort', () => clearTimeout(timer))
  list.addEventListener('click', onClick, { capture: true, signal: end.signal })
  document.addEventListener('keydown', onKeyDown, { signal: end.signal })
  if (isChosen) currentLink(list)?.focus({ preventScroll: true })
  return () => end.abort()
}

function hasList(search: string): boolean {
  return new URLSearchParams(search).has(listParam)
}

function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent | KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey
}

/** Neither in a field, a menu, a dialog or the ad, which the keys scroll, nor with another key held. */
function isFree(event: KeyboardEvent, list: HTMLElement): boolean {
  const { target } = event
  if (event.defaultPrevented || hasModifier(event) || !(target instanceof Node)) return false
  if (document.querySelector('dialog[open], [popover]:popover-open, [role="menu"]')) return false
  return list.contains(target) || target.contains(list)
}

function neighbour(list: HTMLElement, step: 1 | -1): HTMLAnchorElement | undefined {
  const links = [...list.querySelectorAll<HTMLAnchorElement>(adLinks)]
  const card = document.activeElement?.closest('.job-card')
  const from =
    card && list.contains(card) ? card.querySelector<HTMLAnchorElement>(adLinks) : currentLink(list)
  const at = from ? links.indexOf(from) : -1
  return at < 0 ? links[0] : links[at + step]
}

function currentLink(list: HTMLElement): HTMLAnchorElement | null {
  return list.querySelector<HTMLAnchorElement>(`${adLinks}[aria-current]`)
}
