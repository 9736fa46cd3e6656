import { describe, expect, it } from 'vitest'
import { createTurns, NoTurn } from './turns.ts'

const limits = { atOnce: 2, waitingEach: 3, waitingAll: 5 }

/** Work that finishes when told to, recording the order in which it began. */
function bench() {
  const turns = createTurns(limits)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (name: string, signal?: AbortSignal) => {
    const who = name.slice(0, 1)
    const done = turns({ who, signal }, async () => {
      begun.push(name)
      await new Promise<void>(resolve => ends.set(name, resolve))
    })
    return done.then(
      () => 'done',
      (error: unknown) => (error instanceof NoTurn ? error.reason : 'broken'),
    )
  }
  const end = async (name: string, done: Promise<string>) => {
    ends.get(name)?.()
    expect(await done).toBe('done')
  }
  return { ask, begun, end }
}

const soon = () => new Promise(resolve => setImmediate(resolve))

describe('those who wait for a turn', () => {
  it('get one each in turn, however much one of them asks for', async () => {
    const { ask, begun, end } = bench()
    const first = ask('a1')
    void ask('a2')
    void ask('a3')
    const other = ask('b1')
    void ask('c1')
    await soon()
    expect(begun).toEqual(['a1', 'b1'])
    await end('a1', first)
    await end('b1', other)
    await soon()
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2'])
  })

  it('leave the row when they go, and their work is never begun', async () => {
    const { ask, begun, end } = bench()
    const first = ask('a1')
    const gone = new AbortController()
    const second = ask('a2', gone.signal)
    const third = ask('a3')
    await soon()
    gone.abort()
    expect(await second).toBe('cancelled')
    await end('a1', first)
    await soon()
    expect(begun).toEqual(['a1', 'a3'])
    await end('a3', third)
    expect(await ask('a4', gone.signal)).toBe('cancelled')
  })

  it('are told when too many wait already, of one or of all', async () => {
    const { ask } = bench()
    for (const name of ['a1', 'b1', 'a2', 'a3', 'a4']) void ask(name)
    await soon()
    expect(await ask('a5')).toBe('busy')
    void ask('b2')
    void ask('c1')
    await soon()
    expect(await ask('d1')).toBe('busy')
  })

  it('get a turn also after work that failed', async () => {
    const turns = createTurns({ atOnce: 1, waitingEach: 3, waitingAll: 3 })
    const failed = turns({ who: 'a' }, () => Promise.reject(new Error('no')))
    const next = turns({ who: 'b' }, async () => 'yes')
    await expect(failed).rejects.toThrow('no')
    expect(await next).toBe('yes')
  })
})
