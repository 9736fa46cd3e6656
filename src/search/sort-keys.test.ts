import { expect, it } from 'vitest'
import { numberKeys } from './sort-keys.ts'

it('finds the numbers within a bound also when the documents of several lists are not in order', () => {
  const column = Float64Array.from({ length: 1_000 }, (_, document) =>
    document === 70 || document === 700 ? 1 : 9,
  )
  const documents = Uint16Array.of(600, 601, 5, 70, 990, 700, 64)
  const kept = { documents: new Uint16Array(8), keys: new Float64Array(8) }
  const bound = { worst: 2, isSelective: true }
  const count = numberKeys(documents, 0, documents.length, column, 1, bound, kept, false)
  expect([...kept.documents.subarray(0, count)]).toEqual([70, 700])
})

it('passes whole blocks of documents in order, and misses none of those that are wanted', () => {
  const wanted = [0, 63, 64, 191, 640, 998, 999]
  const column = Float64Array.from({ length: 1_000 }, (_, document) => (wanted.includes(document) ? 1 : 9))
  const every = Uint16Array.from({ length: 1_000 }, (_, document) => document)
  const someMissing = every.filter(document => document % 64 !== 5 || document > 500)
  const bound = { worst: 2, isSelective: true }
  for (const documents of [every, someMissing, every.subarray(60, 990)]) {
    const kept = { documents: new Uint16Array(1_000), keys: new Float64Array(1_000) }
    const count = numberKeys(documents, 0, documents.length, column, 1, bound, kept, true)
    const expected = [...documents].filter(document => wanted.includes(document))
    expect([...kept.documents.subarray(0, count)]).toEqual(expected)
  }
})
