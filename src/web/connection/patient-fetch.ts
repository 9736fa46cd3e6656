import { formAnswerHeader } from '../form-answer.ts'
import type { HeldCall } from './held-calls.ts'
import type { SentForm } from './last-sent-form.ts'

type Fetch = (input: URL, init: RequestInit) => Promise<Response>

/** What the fetch needs of the browser, so that tests can control time and connection. */
export type Surroundings = {
  fetch: Fetch
  isOnline: () => boolean
  /** Runs `work` when the device is online again. @returns how to cancel */
  onOnline: (work: () => void) => () => void
  /** Runs `work` later. @returns how to cancel */
  later: (work: () => void, delayMs: number) => () => void
  /** Shows that something is waiting. @returns how to end that */
  hold: (call: HeldCall) => () => void
  /** The form behind the write that is about to start; null for a write that no form sent. */
  takeSentForm: () => SentForm | null
  /** Whether this is a background revalidation nobody asked for. */
  isInBackground: () => boolean
  /** Whether the page reports the failure itself, see `loadOrFail`. */
  isShownInPlace: (signal: AbortSignal | null | undefined) => boolean
}

/** Retry delays for a busy or restarting server before anything is shown. */
const quickPausesMs = [400, 1_200]
const longestPauseMs = 30_000
/** Temporary failures, as reported by a proxy or the site itself. */
const passing = new Set([502, 503, 504])

/**
 * A fetch for page data that never gives up: on a temporary failure it waits, leaving the page as it is. Reads are retried automatically.
 * Writes are repeated automatically only when they certainly never left the device; otherwise the person decides.
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

/** A form that explains what does not work just now answers 503 too; its sentence is shown, not retried. */
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

/** Waits for the person's retry or, where safe, for connectivity or a timeout. */
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
      // The router aborts this request when the edited form is sent, which ends the wait.
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
