import { expect, test } from 'vitest'
import { tokens } from './tokens.ts'

const wordsOf = (text: string) => tokens(text).map(token => token.raw)

test.each([
  'Pfleger:in',
  'Pfleger*in',
  'Pfleger_in',
  'Pfleger/in',
  'Pfleger/-in',
  'Pfleger (in)',
  'Pfleger(in)',
  'PflegerIn',
  'PflegerInnen',
  'Pfleger*innen',
  'Pfleger·in',
])('"%s" is a Pfleger', written => {
  expect(wordsOf(written)).toEqual(['Pfleger'])
})

test.each([
  ['Pflegefachmann/-frau', 'Pflegefachmann'],
  ['Angestellte:r', 'Angestellte'],
  ['Angestellte(r)', 'Angestellte'],
])('the other form in "%s" is left out', (written, word) => {
  expect(wordsOf(written)).toEqual([word])
})

test.each(['(m/w/d)', '(w/m/d)', '(d/m/w)', 'm/w/d', '(m|w|d)', '(gn)'])(
  '"%s" after a title says nothing about the job',
  suffix => {
    expect(wordsOf(`Koch ${suffix}`).filter(word => word !== 'gn')).toEqual(['Koch'])
  },
)

test('a word with In inside that is no gender form stays whole', () => {
  expect(wordsOf('Inhaber IntensivPflege McInnes')).toEqual(['Inhaber', 'IntensivPflege', 'McInnes'])
})

test('Krankenhaus/Innere are two words, because Innere is no ending', () => {
  expect(wordsOf('Krankenhaus/Innere')).toEqual(['Krankenhaus', 'Innere'])
})

test('an open hyphen is told apart from one that joins two words', () => {
  expect(tokens('Gesundheits- und OP-Schwester')).toEqual([
    { raw: 'Gesundheits', joinsNext: false, isElided: true },
    { raw: 'und', joinsNext: false, isElided: false },
    { raw: 'OP', joinsNext: true, isElided: false },
    { raw: 'Schwester', joinsNext: false, isElided: false },
  ])
})

test('the tail of a word said before is no word (Familienpflegerin / -pfleger)', () => {
  expect(wordsOf('Familienpflegerin / -pfleger')).toEqual(['Familienpflegerin'])
})

test('numbers of five and more digits, as telephones and reference numbers have them, are dropped', () => {
  expect(wordsOf('Koch 10115 A1B2C3D4E5 4711 2026')).toEqual(['Koch', '4711', '2026'])
})

test('an abbreviation with an ampersand and the ratio 1:1 stay together', () => {
  expect(wordsOf('Station O&U mit P&P')).toEqual(['Station', 'O&U', 'mit', 'P&P'])
  expect(wordsOf('in 1:1 oder 1 : 1 Pflege')).toEqual(['in', '1zu1', 'oder', '1zu1', 'Pflege'])
  expect(wordsOf('im Verhältnis 1:12, A & B')).toEqual(['im', 'Verhältnis', '12'])
})

test('letters of other scripts and bold ones from a text field are letters', () => {
  expect(wordsOf('𝗞𝗼𝗰𝗵, врач! Škoda')).toEqual(['𝗞𝗼𝗰𝗵', 'врач', 'Škoda'])
})

test('a text of signs only has no words', () => {
  expect(tokens('')).toEqual([])
  expect(tokens('– * / ( ) & : 1 §')).toEqual([])
})
