import { describe, expect, it } from 'vitest'
import { formAnswerHeader } from '../form-answer.ts'
import type { HeldCall } from './held-calls.ts'
import { makePatientFetch } from './patient-fetch.ts'

const address = new URL('https://jobs.example.org/jobs.data')
const reading = { method: 'GET' }
const sending = { method: 'POST', body: 'name=Lea' }

describe('the data of a page', () => {
  it('is asked for again when the server is busy or restarting, before anybody is told', async () => {
    for (const status of [502, 503, 504]) {
      const line = makeLine([status, status, 200])
      const answer = line.fetch(address, reading)
      expect((await answer).status).toBe(200)
      expect(line.pausesMs).toEqual([400, 1_200])
      expect(line.shown).toBe(0)
    }
  })

  it('is an answer as it is when asking again would change nothing', async () => {
    for (const status of [200, 400, 404, 410, 429, 500]) {
      const line = makeLine([status])
      expect((await line.fetch(address, reading)).status).toBe(status)
      expect(line.sent).toBe(1)
    }
  })

  it('waits when the server goes on saying so, and comes by itself', async () => {
    const line = makeLine([503, 503, 503, 200])
    const answer = line.fetch(address, reading)
    await line.until(() => line.held.length === 1)
    expect(line.held[0]).toMatchObject({ kind: 'page', cause: 'silent', isUnsure: false })
    line.passTime()
    expect((await answer).status).toBe(200)
    expect(line.held).toEqual([])
  })

  it('waits without a word when nobody has asked for it', async () => {
    const line = makeLine(['lost', 200], { isInBackground: true, isOnline: false })
    const answer = line.fetch(address, reading)
    await line.until(() => line.sent === 1 && line.waiting > 0)
    line.connect()
    expect((await answer).status).toBe(200)
    expect(line.shown).toBe(0)
  })

  it('is handed over as it failed where the page itself shows that', async () => {
    const line = makeLine(['lost'], { isShownInPlace: true, isOnline: false })
    await expect(line.fetch(address, reading)).rejects.toThrow('Failed to fetch')
    const busy = makeLine([503, 503, 503], { isShownInPlace: true })
    expect((await busy.fetch(address, reading)).status).toBe(503)
  })

  it('is forgotten when the visitor has gone elsewhere', async () => {
    const line = makeLine(['lost'], { isOnline: false })
    const stop = new AbortController()
    const answer = line.fetch(address, { ...reading, signal: stop.signal })
    await line.until(() => line.held.length === 1)
    stop.abort(new Error('went elsewhere'))
    await expect(answer).rejects.toThrow('went elsewhere')
    expect(line.held).toEqual([])
    expect(line.waiting).toBe(0)
  })
})

describe('what somebody has sent', () => {
  it('without a connection waits for it and goes once it is back', async () => {
    const line = makeLine(['lost', 200], { isOnline: false })
    const answer = line.fetch(address, sending)
    await line.until(() => line.held.length === 1)
    expect(line.held[0]).toMatchObject({ kind: 'form', cause: 'offline', isUnsure: false })
    line.connect()
    expect((await answer).status).toBe(200)
    expect(line.sent).toBe(2)
    expect(line.shown).toBe(1)
  })

  it('gives way to what stands in the form now when somebody went on writing', async () => {
    const line = makeLine(['lost', 200], { isOnline: false, form: 'changed' })
    const stop = new AbortController()
    const answer = line.fetch(address, { ...sending, signal: stop.signal })
    await line.until(() => line.held.length === 1)
    line.connect()
    expect([line.sent, line.resent]).toEqual([1, 1])
    stop.abort(new Error('sent again'))
    await expect(answer).rejects.toThrow('sent again')
  })

  it('by the page itself, as a draft is, goes alone: the form that was sent before it stays where it is', async () => {
    const line = makeLine([400, 'lost', 200], { isOnline: false, form: 'changed' })
    expect((await line.fetch(address, sending)).status).toBe(400)
    const draft = line.fetch(address, sending)
    await line.until(() => line.held.length === 1)
    line.connect()
    expect((await draft).status).toBe(200)
    expect([line.sent, line.resent]).toEqual([3, 0])
  })

  it('is shown the sentence of the form that says what does not work just now', async () => {
    const line = makeLine(['explained'])
    expect((await line.fetch(address, sending)).status).toBe(503)
    expect([line.sent, line.shown]).toEqual([1, 0])
  })

  it('is never repeated by itself when it may have arrived', async () => {
    for (const outcome of ['lost', 502, 503, 504] as const) {
      const line = makeLine([outcome, 200])
      const answer = line.fetch(address, sending)
      await line.until(() => line.held.length === 1)
      expect(line.held[0]).toMatchObject({ kind: 'form', isUnsure: true })
      line.connect()
      line.passTime()
      expect(line.sent).toBe(1)
      line.held[0]?.again()
      expect((await answer).status).toBe(200)
      expect(line.sent).toBe(2)
    }
  })
})

type Outcome = number | 'lost' | 'explained'

/** A scripted connection that returns the given responses in turn; time and connectivity are controlled by the test. */
function makeLine(
  outcomes: Outcome[],
  options: {
    isOnline?: boolean
    isInBackground?: boolean
    isShownInPlace?: boolean
    /** Whether the request comes from a form, and whether the form was edited since. */
    form?: 'as-sent' | 'changed'
  } = {},
) {
  let isOnline = options.isOnline ?? true
  const onConnect = new Set<() => void>()
  const timers = new Set<() => void>()
  const line = {
    held: [] as HeldCall[],
    shown: 0,
    sent: 0,
    resent: 0,
    isFormSent: options.form !== undefined,
    pausesMs: [] as number[],
    get waiting() {
      return onConnect.size + timers.size
    },
    connect: () => {
      isOnline = true
      for (const work of [...onConnect]) work()
    },
    passTime: () => {
      for (const work of [...timers]) work()
    },
    until: async (isTrue: () => boolean) => {
      for (let turn = 0; turn < 50 && !isTrue(); turn++) await Promise.resolve()
      expect(isTrue()).toBe(true)
    },
    fetch: makePatientFetch({
      fetch: async () => {
        line.sent++
        const outcome = outcomes.shift() ?? 500
        if (outcome === 'lost') throw new TypeError('Failed to fetch')
        if (outcome === 'explained')
          return new Response(null, { status: 503, headers: { [formAnswerHeader]: 'yes' } })
        return new Response(null, { status: outcome })
      },
      isOnline: () => isOnline,
      onOnline: work => {
        onConnect.add(work)
        return () => onConnect.delete(work)
      },
      later: (work, delayMs) => {
        // The quick retries run at once; longer waits end when the test calls `passTime` or `connect`.
        if (delayMs < 2_000) {
          line.pausesMs.push(delayMs)
          queueMicrotask(work)
          return () => {}
        }
        timers.add(work)
        return () => timers.delete(work)
      },
      hold: call => {
        line.held.push(call)
        line.shown++
        return () => {
          line.held = line.held.filter(other => other !== call)
        }
      },
      takeSentForm: () => {
        if (!line.isFormSent) return null
        line.isFormSent = false
        return {
          sendIfChanged: () => {
            if (options.form === 'changed') line.resent++
            return options.form === 'changed'
          },
        }
      },
      isInBackground: () => options.isInBackground ?? false,
      isShownInPlace: () => options.isShownInPlace ?? false,
    }),
  }
  return line
}
