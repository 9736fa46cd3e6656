import { expect, it } from 'vitest'
import { RecentMap, remember } from './remember.ts'

it('makes a value once for as long as it is asked for, even when that is nothing', () => {
  const made: string[] = []
  const lengthOf = remember(2, key => {
    made.push(key)
    return key === '' ? null : key.length
  })
  for (const key of ['', 'one', '', 'three', '', 'seven', '', 'one']) lengthOf(key)
  expect(lengthOf('')).toBeNull()
  expect(made.filter(key => key === '')).toHaveLength(1)
})

it('keeps the last keys and never more than twice as many as it should', () => {
  const map = new RecentMap<number, string>(100)
  for (let key = 0; key < 1_000; key++) map.set(key, `${key}`)
  const kept = Array.from({ length: 1_000 }, (_, key) => key).filter(key => map.get(key) !== undefined)
  expect(kept.length).toBeLessThanOrEqual(200)
  // Newest first, because reading an entry refreshes it.
  const again = new RecentMap<number, string>(100)
  for (let key = 0; key < 1_000; key++) again.set(key, `${key}`)
  for (let key = 999; key >= 900; key--) expect(again.get(key)).toBe(`${key}`)
})

it('gives what was written last, and nothing that was taken out', () => {
  const map = new RecentMap<string, number>(1)
  map.set('a', 1)
  map.set('b', 2)
  map.set('a', 3)
  expect([map.get('a'), map.get('b')]).toEqual([3, 2])
  map.delete('a')
  expect(map.get('a')).toBeUndefined()
  map.clear()
  expect(map.get('b')).toBeUndefined()
})
