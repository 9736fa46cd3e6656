import { holdCall } from './held-calls.ts'
import { takeSentForm, watchSentForms } from './last-sent-form.ts'
import { type PartFailure, partFailed } from './load-part.ts'
import { makePatientFetch } from './patient-fetch.ts'
import { isShownInPlace } from './shown-in-place.ts'

type Router = { state: { navigation: { state: string; location?: { pathname: string; search: string } } } }

let isStarted = false

/**
 * From here on, page data, forms submitted through the router and page code wait for the connection instead of ending on an error page. The
 * router has no hook but the global `fetch`, so that is what is wrapped; other requests pass unchanged.
 */
export function startPatience(): void {
  if (isStarted) return
  isStarted = true
  watchSentForms()
  const plain = window.fetch.bind(window)
  const patient = makePatientFetch({ ...browser, fetch: plain })
  window.fetch = (input, init) =>
    input instanceof URL && isOfRouter(input, init) ? patient(input, init ?? {}) : plain(input, init)
  window.addEventListener(partFailed, event => {
    event.preventDefault()
    // The cast: only `loadPart` dispatches this event.
    const { file, waitFor } = (event as CustomEvent<PartFailure>).detail
    waitFor(untilLoadable(file, patient))
  })
}

const browser = {
  isOnline: () => navigator.onLine,
  onOnline: (work: () => void) => {
    addEventListener('online', work)
    return () => removeEventListener('online', work)
  },
  later: (work: () => void, delayMs: number) => {
    const timer = setTimeout(work, delayMs)
    return () => clearTimeout(timer)
  },
  hold: holdCall,
  takeSentForm,
  isInBackground: () => navigation() === 'idle',
  isShownInPlace,
}

/**
 * Excludes the router's speculative route discovery, which has no signal and tolerates failure. Bookmarks set a state rather than toggle
 * it, so they may wait like a form.
 */
function isOfRouter({ origin, pathname }: URL, init: RequestInit | undefined): boolean {
  if (origin !== location.origin) return false
  if (/\/bookmarks\/\w+\/\d+$/.test(pathname)) return true
  return pathname.endsWith('.data') || (pathname === '/__manifest' && Boolean(init?.signal))
}

/** Waits until the file can be loaded; when it is gone after a deployment, the target page is loaded in full. */
async function untilLoadable(
  file: string | null,
  patient: ReturnType<typeof makePatientFetch>,
): Promise<void> {
  const address = new URL(file ?? '/healthz', location.href)
  const answer = await patient(address, { method: 'GET', cache: 'no-cache' })
  if (file === null || answer.ok) return
  const wanted = routerState()?.location
  if (wanted) location.assign(wanted.pathname + wanted.search)
  else location.reload()
  // Never settles: loading again before the browser has left the page would only fail again.
  await new Promise(() => {})
}

function navigation(): string {
  return routerState()?.state ?? 'idle'
}

function routerState() {
  // The cast: an undocumented global of the router.
  return (window as { __reactRouterDataRouter?: Router }).__reactRouterDataRouter?.state.navigation
}
