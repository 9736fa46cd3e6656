import { describe, expect, test } from 'vitest'
import { knownWords } from './known-words.ts'

const { nearest } = knownWords(new Set(['krankenschwester', 'krankenpfleger', 'hebamme', 'physiotherapeut']))

describe('the nearest word', () => {
  test.each([
    ['krankenschwster', 'krankenschwester'],
    ['kranlenschwestre', 'krankenschwester'],
    ['lrankenschwester', 'krankenschwester'],
    ['lranlenschwester', 'krankenschwester'],
    ['ohysiotherapeut', 'physiotherapeut'],
  ])('of %s is %s', (typed, meant) => {
    expect(nearest(typed)).toBe(meant)
  })

  test.each(['gebamme', 'lranlenschwestr', 'schwesternkranke'])('%s is near none', typed => {
    expect(nearest(typed)).toBeNull()
  })
})
