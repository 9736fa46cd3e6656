import { describe, expect, it } from 'vitest'
import { createLog } from '../../platform/process/log.ts'
import { type Line, openLine } from './line.ts'

type Calls = { add(a: number, b: number): number; fail(): Promise<void>; note(text: string): void }

const log = createLog('silent')

function twoEnds() {
  const noted: string[] = []
  const own: Calls = {
    add: (a, b) => a + b,
    fail: async () => {
      throw new Error('no such thing')
    },
    note: text => void noted.push(text),
  }
  const asIs = (message: object) => JSON.parse(JSON.stringify(message)) as object
  const near: Line<Calls> = openLine<Calls>(message => far.hear(asIs(message)), {}, log)
  const far: Line<Calls> = openLine<Calls>(message => near.hear(asIs(message)), own, log)
  return { near, noted }
}

describe('a line between two processes', () => {
  it('brings answers, and what went wrong there', async () => {
    const { near, noted } = twoEnds()
    expect(await Promise.all([near.ask('add', 1, 2), near.ask('add', 3, 4)])).toEqual([3, 7])
    await expect(near.ask('fail')).rejects.toThrow('no such thing')
    near.tell('note', 'so')
    near.tell('fail')
    expect(noted).toEqual(['so'])
  })

  it('leaves nobody waiting when it ends', async () => {
    const line = openLine<Calls>(() => {}, {}, log)
    const asked = line.ask('add', 1, 2)
    line.end()
    await expect(asked).rejects.toThrow('has ended')
    await expect(line.ask('add', 1, 2)).rejects.toThrow('nobody answers')
  })

  it('takes no notice of messages of others', () => {
    const line = openLine<Calls>(() => {}, {}, log)
    for (const message of [null, 'text', { kind: 'connection' }, { kind: 'answer', id: 5 }])
      line.hear(message)
  })
})
