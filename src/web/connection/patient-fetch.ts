import { formAnswerHeader } from '../form-answer.ts'
import type { HeldCall } from './held-calls.ts'
import type { SentForm } from './last-sent-form.ts'

type Fetch = (input: URL, init: RequestInit) => Promise<Response>

/** What patience needs of the browser, so that it can be tried without one. */
export type Surroundings = {
  fetch: Fetch
  isOnline: () => boolean
  /** Runs `work` when the device is connected again; returns what prevents it. */
  onOnline: (work: () => void) => () => void
  /** Runs `work` later; returns what prevents it. */
  later: (work: () => void, delayMs: number) => () => void
  /** Shows that something waits; returns what ends that. */
  hold: (call: HeldCall) => () => void
  /** The form that a write which begins now comes from. */
  takeSentForm: () => SentForm | null
  /** Whether nobody has asked for it: the page only reads its own data again. */
  isInBackground: () => boolean
  /** Whether the page itself shows that it could not be had, see `loadOrFail`. */
  isShownInPlace: (signal: AbortSignal | null | undefined) => boolean
}

/** A busy or restarting server is asked again after these, before anybody is told. */
const quickPausesMs = [400, 1_200]
const longestPauseMs = 30_000
/** Said by a proxy or by the site itself when it is only not there for the moment. */
const passing = new Set([502, 503, 504])

/**
 * Fetches a page's data and does not give up: what cannot be had for the moment waits, with the page as it is, until it can. Reading
 * is tried again by itself. What was sent goes again by itself only when it certainly never left the device; otherwise the person
 * decides.
 */
export function makePatientFetch(around: Surroundings): Fetch {
  return async (input, init) => {
    const isWrite = init.method !== undefined && init.method.toUpperCase() !== 'GET'
    const form = isWrite ? around.takeSentForm() : null
    for (let tries = 0; ; tries++) {
      const wasOnline = around.isOnline()
      const outcome = await attempt(around.fetch, input, init)
      if ('answer' in outcome && isAnswered(outcome.answer)) return outcome.answer
      if (init.signal?.aborted) return settle(outcome)
      const isOffline = !around.isOnline()
      const pauseMs = quickPausesMs[tries]
      if (!isWrite && !isOffline && pauseMs !== undefined) {
        await pause(around, pauseMs, init.signal)
        continue
      }
      if (around.isShownInPlace(init.signal)) return settle(outcome)
      const isUnsure = isWrite && (wasOnline || 'answer' in outcome)
      const cause = isOffline ? 'offline' : 'silent'
      await untilWanted(
        around,
        { kind: isWrite ? 'form' : 'page', cause, isUnsure },
        { tries, form, ...init },
      )
    }
  }
}

function isAnswered({ status, headers }: Response): boolean {
  return !passing.has(status) || headers.has(formAnswerHeader)
}

type Outcome = { answer: Response } | { error: unknown }

async function attempt(fetch: Fetch, input: URL, init: RequestInit): Promise<Outcome> {
  try {
    return { answer: await fetch(input, init) }
  } catch (error) {
    return { error }
  }
}

function settle(outcome: Outcome): Response {
  if ('answer' in outcome) return outcome.answer
  throw outcome.error
}

/** Until the person asks for it, or, where that does no harm, the device is connected again or some time has passed. */
function untilWanted(
  around: Surroundings,
  facts: Omit<HeldCall, 'again'>,
  { signal, tries, form }: { signal?: AbortSignal | null; tries: number; form: SentForm | null },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const endings: (() => void)[] = []
    const end = () => {
      for (const ending of endings) ending()
    }
    const again = () => {
      // The newer one takes the place of this one and ends it.
      if (form?.sendIfChanged()) return
      end()
      resolve()
    }
    const onAbort = () => {
      end()
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', onAbort)
    endings.push(() => signal?.removeEventListener('abort', onAbort))
    if (facts.kind === 'form' || !around.isInBackground()) endings.push(around.hold({ ...facts, again }))
    if (!facts.isUnsure) endings.push(around.onOnline(again))
    if (facts.kind === 'page')
      endings.push(around.later(again, Math.min(longestPauseMs, 2_000 * 2 ** Math.min(tries, 8))))
  })
}

function pause(around: Surroundings, delayMs: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = around.later(resolve, delayMs)
    signal?.addEventListener('abort', () => {
      cancel()
      reject(signal.reason)
    })
  })
}
