import type { NavigateFunction } from 'react-router'
import { type BesideList, hasRoomForBoth, listParam } from '../../shared/list-of-ad.ts'

/** A person who holds the key passes by ads that are not worth fetching. */
const delayMs = 180

const adCards = '.ad-cards'
const adLinks = '.job-card-title a'

let go: NavigateFunction | null = null

/** The last step by key whose ad is not asked for yet. The first ad that opens replaces the list, and the steps go on in the next. */
let step: { href: string; timer: ReturnType<typeof setTimeout> } | null = null

/**
 * Opens the ads of whichever list is there beside it, by mouse and by the arrow keys; one pair of listeners for all of them, so that no key
 * falls between two lists. Until this is loaded, on narrow screens and without scripts the links are what they are. `isChosen` says that the
 * ad beside was just chosen in the list before, whose focus is gone.
 */
export function openAdsBeside(list: HTMLElement, navigate: NavigateFunction, isChosen: boolean): void {
  if (!go) {
    document.addEventListener('click', onClick, { capture: true })
    document.addEventListener('keydown', onKeyDown)
  }
  go = navigate
  list.setAttribute('aria-keyshortcuts', 'ArrowDown ArrowUp')
  if (isChosen && !list.contains(document.activeElement))
    (stepIn(list) ?? currentLink(list))?.focus({ preventScroll: true })
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.closest(adCards) || event.button !== 0 || hasModifier(event) || !hasRoomForBoth()) return
  if (!hasList(link.search)) return
  event.preventDefault()
  forgetStep()
  // Whoever opens a link by keyboard or screen reader, which counts no clicks, wants to go on there.
  open(link.href, event.detail === 0 ? 'to-ad' : 'stay-in-list')
}

function onKeyDown(event: KeyboardEvent): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const list = document.querySelector<HTMLElement>(adCards)
  if (by === 0 || !list || !isFree(event, list) || !hasRoomForBoth()) return
  const next = neighbour(list, by)
  if (!next) return
  event.preventDefault()
  next.focus({ preventScroll: true })
  next.closest('.job-card')?.scrollIntoView({ block: 'nearest' })
  forgetStep()
  step = { href: next.href, timer: setTimeout(openStep, delayMs) }
}

function openStep(): void {
  const list = document.querySelector<HTMLElement>(adCards)
  const link = list && stepIn(list)
  step = null
  // Of the steps from ad to ad only the first is in the history: going back leads out of them.
  if (link) open(link.href, 'stay-in-list', hasList(location.search))
}

function forgetStep(): void {
  clearTimeout(step?.timer)
  step = null
}

function open(href: string, beside: BesideList, replace = false): void {
  const { pathname, search } = new URL(href)
  if (pathname !== location.pathname)
    void go?.(pathname + search, { state: { beside }, replace, preventScrollReset: true })
  else if (beside === 'to-ad') document.getElementById('main')?.focus({ preventScroll: true })
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

function neighbour(list: HTMLElement, by: 1 | -1): HTMLAnchorElement | undefined {
  const links = linksIn(list)
  const card = document.activeElement?.closest('.job-card')
  const from =
    card && list.contains(card)
      ? card.querySelector<HTMLAnchorElement>(adLinks)
      : (stepIn(list) ?? currentLink(list))
  const at = from ? links.indexOf(from) : -1
  return at < 0 ? links[0] : links[at + by]
}

function linksIn(list: HTMLElement): HTMLAnchorElement[] {
  return [...list.querySelectorAll<HTMLAnchorElement>(adLinks)]
}

function stepIn(list: HTMLElement): HTMLAnchorElement | null {
  return linksIn(list).find(({ href }) => href === step?.href) ?? null
}

function currentLink(list: HTMLElement): HTMLAnchorElement | null {
  return list.querySelector<HTMLAnchorElement>(`${adLinks}[aria-current]`)
}
