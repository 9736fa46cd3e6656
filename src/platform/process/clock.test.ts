import { expect, it } from 'vitest'
import { inParts, type Later } from './clock.ts'

function timers() {
  const waiting: { work: () => void; delayMs: number }[] = []
  const later: Later = (work, delayMs) => {
    const timer = { work, delayMs }
    waiting.push(timer)
    return () => {
      waiting.splice(waiting.indexOf(timer), 1)
    }
  }
  return { waiting, later, fire: () => waiting.shift()?.work() }
}

it('does a long piece of work part by part', () => {
  const { waiting, later, fire } = timers()
  const done: number[] = []
  inParts(partsOf(done), 500, later)
  expect(waiting.map(({ delayMs }) => delayMs)).toEqual([500])
  fire()
  expect([done, waiting.length]).toEqual([[1], 1])
  fire()
  fire()
  expect([done, waiting.length]).toEqual([[1, 2], 0])
})

it('does nothing more once it was cancelled', () => {
  const { waiting, later, fire } = timers()
  const done: number[] = []
  const cancel = inParts(partsOf(done), 500, later)
  fire()
  cancel()
  expect(waiting).toEqual([])
  expect(done).toEqual([1])
})

function* partsOf(done: number[]) {
  done.push(1)
  yield
  done.push(2)
  yield
}
