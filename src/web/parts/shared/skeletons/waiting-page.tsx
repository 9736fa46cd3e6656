import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { href } from '../../../addresses.ts'
import { heldCalls, noHeldCalls, subscribeToHeldCalls } from '../../../connection/held-calls.ts'
import { type PageAddress, pageOf } from '../../../page-of.ts'
import type { PageName } from '../../../pages.ts'
import { useTexts } from '../../../use-texts.ts'
import { besideList } from '../list-of-ad.ts'
import { PageSkeleton } from './page-skeleton.tsx'

/** Pages that come sooner get no placeholder: it would only flicker. */
const delayMs = 160

/**
 * Replaces the page while another one takes a moment to load. The page is hidden, not unmounted: if the other one does not come, it is back
 * with everything typed, its scroll and its focus.
 */
export function WaitingPage() {
  const { t } = useTexts()
  const name = useShown(useAwaited())
  return (
    <>
      {name && (
        <div data-waiting={name} aria-busy className="flex grow flex-col">
          <PageSkeleton name={name} />
        </div>
      )}
      <p role="status" className="sr-only">
        {name && t('connection.loading')}
      </p>
    </>
  )
}

/** The other page that is being loaded. Null for filters and steps of the same page, for an ad beside its list, and while a request waits for the connection. */
function useAwaited(): PageName | null {
  const { state, location } = useNavigation()
  const here = useLocation()
  const isHeld = useSyncExternalStore(subscribeToHeldCalls, heldCalls, noHeldCalls).length > 0
  if (state !== 'loading' || isHeld || besideList(location.state) !== null) return null
  const [wanted, shown] = [pageOf(location.pathname), pageOf(here.pathname)]
  if (!wanted || (shown && inOneLanguage(wanted) === inOneLanguage(shown))) return null
  return wanted.name
}

function inOneLanguage({ name, params }: PageAddress): string {
  return href(name, 'de', params)
}

/** The awaited page after the delay. A hidden page loses scroll and focus, so both are restored if it stays after all. */
function useShown(awaited: PageName | null): PageName | null {
  const [shown, setShown] = useState<PageName | null>(null)
  const { key } = useLocation()
  const place = useRef({ key, top: 0, focus: null as Element | null })
  const isShown = shown !== null && shown === awaited
  useEffect(() => {
    if (awaited === null) return
    const timer = setTimeout(() => {
      place.current = { key, top: window.scrollY, focus: document.activeElement }
      setShown(awaited)
    }, delayMs)
    return () => clearTimeout(timer)
  }, [awaited, key])
  useEffect(() => {
    if (isShown) {
      window.scrollTo(0, 0)
      return
    }
    setShown(null)
    const { top, focus } = place.current
    const isBack = place.current.key === key && focus !== null
    place.current = { key, top: 0, focus: null }
    if (!isBack) return
    window.scrollTo(0, top)
    if (focus instanceof HTMLElement) focus.focus({ preventScroll: true })
  }, [isShown, key])
  return isShown ? shown : null
}
