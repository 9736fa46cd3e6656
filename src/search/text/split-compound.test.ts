import { expect, test } from 'vitest'
import { splitCompound, splitOpenCompound } from './split-compound.ts'

const parts = new Set([
  'kranken',
  'krank',
  'pflege',
  'pfleger',
  'station',
  'ober',
  'arzt',
  'stelle',
  'hygiene',
  'leitung',
])
const linkers = ['s', 'en', 'n']

test('a word is taken apart when parts and linking letters cover it', () => {
  expect(splitCompound('krankenpflege', parts, linkers)).toEqual(['kranken', 'pflege'])
  expect(splitCompound('stationsleitung', parts, linkers)).toEqual(['station', 'leitung'])
})

test('a word with letters that nothing covers stays whole', () => {
  expect(splitCompound('krankenxpflege', parts, linkers)).toBeNull()
  expect(splitCompound('stationsleitungen', parts, linkers)).toBeNull()
})

test('the fewest parts win, then the longest last part', () => {
  const ambiguous = new Set(['ober', 'arzt', 'oberarzt', 'stelle', 'obera', 'rztstelle'])
  expect(splitCompound('oberarztstelle', ambiguous, linkers)).toEqual(['obera', 'rztstelle'])
  expect(splitCompound('krankenpfleger', parts, linkers)).toEqual(['kranken', 'pfleger'])
})

test('three parts lose against two, whatever is found first', () => {
  const known = new Set(['ober', 'arzt', 'stelle', 'oberarzt'])
  expect(splitCompound('oberarztstelle', known, linkers)).toEqual(['oberarzt', 'stelle'])
})

test('a part itself and short words are not taken apart', () => {
  expect(splitCompound('station', parts, linkers)).toBeNull()
  expect(splitCompound('oparzt', new Set(['op', 'arzt', 'opa', 'rzt']), linkers)).toBeNull()
})

test('words of endless length are left alone', () => {
  expect(splitCompound('pflege'.repeat(20), parts, linkers)).toBeNull()
  expect(splitOpenCompound(`${'x'.repeat(200)}station`, new Set(['station']))).toBeNull()
})

test('a place at the end may follow any word, known or not', () => {
  const heads = new Set(['station'])
  expect(splitOpenCompound('demenzstation', heads)).toEqual(['demenz', 'station'])
  expect(splitOpenCompound('aufnahmestation', heads)).toEqual(['aufnahme', 'station'])
  expect(splitOpenCompound('xenstation', heads)).toBeNull()
  expect(splitOpenCompound('stationen', heads)).toBeNull()
})
