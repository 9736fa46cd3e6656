import { describe, expect, it } from 'vitest'
import { readParts } from './parts.ts'

describe('the parts of a process', () => {
  it('are all of them when nothing is said', () => {
    expect([...readParts([])]).toEqual(['web', 'worker'])
  })

  it('are the ones that are named', () => {
    expect([...readParts(['--parts=worker'])]).toEqual(['worker'])
    expect([...readParts(['--parts=web, worker'])]).toEqual(['web', 'worker'])
  })

  it('an unknown part or word is refused by name', () => {
    expect(() => readParts(['--parts=web,mail'])).toThrow(/found "mail", allowed are web, worker/)
    expect(() => readParts(['--part=web'])).toThrow(/Unknown: --part=web/)
  })
})
