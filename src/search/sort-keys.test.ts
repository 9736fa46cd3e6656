import { expect, it } from 'vitest'
import { numberKeys } from './sort-keys.ts'

it('finds the numbers within a bound also when the documents of several lists are not in order', () => {
  const column = Float64Array.from({ length: 1_000 }, (_, document) =>
    document === 70 || document === 700 ? 1 : 9,
  )
  const documents = Uint16Array.of(600, 601, 5, 70, 990, 700, 64)
  const kept = { documents: new Uint16Array(8), keys: new Float64Array(8) }
  const count = numberKeys(documents, 0, documents.length, column, 1, { worst: 2, isSelective: true }, kept)
  expect([...kept.documents.subarray(0, count)]).toEqual([70, 700])
})
