import { expect, it } from 'vitest'
import { fold } from './fold.ts'

it('writes umlauts out, however they were typed, and keeps them apart from the bare vowel', () => {
  expect(fold('Ärztin')).toBe('aerztin')
  expect(fold('A\u0308rztin')).toBe('aerztin')
  expect(fold('Fürth')).toBe(fold('FUERTH'))
  expect(fold('Fürth')).not.toBe(fold('Furth'))
  expect(fold('KREIẞSAAL')).toBe('kreisssaal')
})

it('takes accents off and changes nothing the second time', () => {
  for (const [word, folded] of [
    ['Genève', 'geneve'],
    ['Chargé', 'charge'],
    ['İstanbul', 'istanbul'],
  ] as const) {
    expect(fold(word)).toBe(folded)
    expect(fold(fold(word))).toBe(folded)
  }
})
