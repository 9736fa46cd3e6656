import { holdCall } from './held-calls.ts'
import { takeSentForm, watchSentForms } from './last-sent-form.ts'
import { type PartFailure, partFailed } from './load-part.ts'
import { makePatientFetch } from './patient-fetch.ts'
import { isShownInPlace } from './shown-in-place.ts'

type Router = { state: { navigation: { state: string; location?: { pathname: string; search: string } } } }

let isStarted = false

/**
 * From here on the data of pages, the forms that go the same way, and the code of pages wait for the connection instead of ending
 * on an error page. The router fetches by the browser's own `fetch` and has no other way in, so that is where patience stands;
 * everything that is not the router's passes unchanged.
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
    // The cast: only `loadPart` raises this event.
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
 * Its questions for routes are its own when it only looks ahead; those have no signal, and it forgives when they fail. A bookmark
 * says how it shall be, so it may wait like a form.
 */
function isOfRouter({ origin, pathname }: URL, init: RequestInit | undefined): boolean {
  if (origin !== location.origin) return false
  if (/\/bookmarks\/\w+\/\d+$/.test(pathname)) return true
  return pathname.endsWith('.data') || (pathname === '/__manifest' && Boolean(init?.signal))
}

/** Until the file can be had; when it is gone because the site was renewed, the page that was wanted is loaded as a whole. */
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
  await new Promise(() => {})
}

function navigation(): string {
  return routerState()?.state ?? 'idle'
}

function routerState() {
  // The cast: the router puts itself there and says so to nobody's types.
  return (window as { __reactRouterDataRouter?: Router }).__reactRouterDataRouter?.state.navigation
}
