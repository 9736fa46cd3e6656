import { setImmediate as next } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createLog } from '../../platform/process/log.ts'
import { createTurns } from '../../platform/process/turns.ts'
import { type Line, openLine } from './line.ts'
import type { CalledOfFirst } from './messages.ts'
import { lendTurns, turnsOfFirst } from './reading-turns.ts'

const log = createLog('silent')

function twoProcesses() {
  const turns = createTurns({ atOnce: 2, waitingEach: 1, waitingAll: 10 })
  const lent = lendTurns(turns)
  const far: Line<CalledOfFirst> = openLine<CalledOfFirst>(
    message => near.hear(message),
    { beginTurn: lent.begin, endTurn: lent.end },
    log,
  )
  const near: Line<CalledOfFirst> = openLine<CalledOfFirst>(message => far.hear(message), {}, log)
  return { turns, lent, further: turnsOfFirst(near) }
}

describe('turns of several processes', () => {
  it('are one queue: two at once, and one of each client', async () => {
    const { turns, further } = twoProcesses()
    const begun: string[] = []
    const open = Promise.withResolvers<void>()
    const work = (name: string) => async () => {
      begun.push(name)
      await open.promise
      return name
    }
    const all = [
      turns({ who: 'a' }, work('a here')),
      further({ who: 'a' }, work('a there')),
      further({ who: 'b' }, work('b there')),
      turns({ who: 'c' }, work('c here')),
    ]
    for (let count = 0; count < 10; count++) await next()
    expect(begun).toEqual(['a here', 'b there'])
    open.resolve()
    expect(await Promise.all(all)).toEqual(['a here', 'a there', 'b there', 'c here'])
  })

  it('are refused when too many wait, left when nobody waits any more, and free when a process ends', async () => {
    const { turns, further, lent } = twoProcesses()
    const never = () => new Promise<void>(() => {})
    void turns({ who: 'a' }, never)
    void further({ who: 'b' }, never)
    const gone = new AbortController()
    const waiting = further({ who: 'a', signal: gone.signal }, never)
    await next()
    await expect(further({ who: 'a' }, never)).rejects.toMatchObject({ reason: 'busy' })
    gone.abort()
    await expect(waiting).rejects.toMatchObject({ reason: 'cancelled' })
    const last = turns({ who: 'd' }, async () => 'd')
    lent.endAll()
    expect(await last).toBe('d')
  })
})
