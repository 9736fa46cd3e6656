import { expect, test } from 'vitest'
import { inCountry, inPlace, inState } from './in-place.ts'
import { states } from './places.ts'

test.each([
  ['Köln', 'in Köln'],
  ['Saarland', 'im Saarland'],
  ['Kanton Zug', 'im Kanton Zug'],
  ['Landkreis Harz', 'im Landkreis Harz'],
  ['Region Hannover', 'in der Region Hannover'],
  ['Rügen', 'auf Rügen'],
])('%s: %s', (name, said) => expect(inPlace(name, 'de')).toBe(said))

test.each([
  ['CH', 'in der Schweiz', 'in Switzerland'],
  ['DE', 'in Deutschland', 'in Germany'],
  ['NL', 'in den Niederlanden', 'in the Netherlands'],
  ['PH', 'auf den Philippinen', 'in the Philippines'],
])('the country %s', (code, de, en) => {
  expect(inCountry(code, 'de')).toBe(de)
  expect(inCountry(code, 'en')).toBe(en)
})

test('a canton is called one, a Land is not', () => {
  const said = (code: string) =>
    states()
      .filter(state => state.code === code)
      .flatMap(state => [inState(state, 'de'), inState(state, 'en')])
  expect(said('CH-ZH')).toEqual(['im Kanton Zürich', 'in the canton of Zurich'])
  expect(said('DE-SL')).toEqual(['im Saarland', 'in Saarland'])
  expect(said('AT-6')).toEqual(['in der Steiermark', 'in Styria'])
  expect(said('DE-BY')).toEqual(['in Bayern', 'in Bavaria'])
})
