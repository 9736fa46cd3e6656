import { expect, test } from 'vitest'
import { fold } from './fold.ts'

test.each([
  ['Ärztin', 'Aerztin', 'Arztin'],
  ['Köchin', 'Koechin', 'Kochin'],
  ['Führung', 'Fuehrung', 'Fuhrung'],
  ['Kreißsaal', 'Kreisssaal', 'Kreissaal'],
  ['geübt', 'Geübt', 'geubt'],
])('%s, %s and %s are one spelling', (...spellings) => {
  expect(new Set(spellings.map(fold)).size).toBe(1)
})

test.each([
  ['neue', 'neue'],
  ['Bauer', 'bauer'],
  ['Quelle', 'quelle'],
  ['Uelzen', 'ulzen'],
  ['Israel', 'isral'],
  ['Aerztequelle', 'arztequelle'],
  ['Mauer', 'mauer'],
])('the e of %s is read as %s', (word, folded) => {
  expect(fold(word)).toBe(folded)
})

test('accents of other languages are taken off', () => {
  expect(fold('Chargé')).toBe('charge')
  expect(fold('A\u0308rztin')).toBe(fold('Ärztin'))
})

test('folding twice changes nothing', () => {
  for (const word of [
    'Ärztin',
    'KREIẞSAAL',
    'Gesundheitsökonomie',
    'Aeeeerzte',
    'İstanbul',
    'Oberaerztin',
    'auee',
  ]) {
    expect(fold(fold(word))).toBe(fold(word))
  }
})

test.each([
  ['Gemeindeärztin', 'Ärztin'],
  ['Hygieneüberwachung', 'Überwachung'],
  ['Pflegeökonomin', 'Ökonomin'],
])('%s ends as %s does', (compound, part) => {
  expect(fold(compound).endsWith(fold(part))).toBe(true)
})
