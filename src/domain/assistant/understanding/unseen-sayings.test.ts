import { expect, it } from 'vitest'
import { withDigits } from './dialect/number-words.ts'
import { asksSomething } from './is-asking.ts'
import { readFeeling } from './read-feeling.ts'
import { readGist } from './read-gist.ts'
import { readHouse } from './read-house.ts'

it('writes numbers that are said in words in digits', () => {
  expect(withDigits('ab dreitausendfünfhundert Euro')).toBe('ab 3500 Euro')
  expect(withDigits('fünfundzwanzig Stunden, four thousand, die zwei')).toBe('25 Stunden, 4000, die zwei')
})

it('hears worries and asks for opinions, but not where work is looked for', () => {
  expect(readFeeling('I hate my boss')).toBe('burdened')
  expect(readFeeling('Ist die Klinik gut?')).toBe('opinion')
  expect(readFeeling('MFA in Köln, keine Nacht')).toBeNull()
})

it('finds an employer by its name and the work that is asked for there, and no town behind a kind of house', () => {
  expect(readHouse('Sucht die Charité gerade Hebammen?', 'de')).toMatchObject({
    name: 'Charité',
    work: 'Hebammen',
  })
  expect(readHouse('Was hat das Klinikum Falkenried so an Stellen?', 'de')).toMatchObject({
    name: 'Klinikum Falkenried',
  })
  expect(readHouse('Klinik Köln Pflege', 'de')).toBeNull()
})

it('takes the strongest words for an act only where it can be done', () => {
  const keys = ['die', 'am', 'besten', 'bezahlte', 'zuerst']
  expect(readGist(keys, { canPoint: true, hasSearch: true })).toEqual({ kind: 'plain', name: 'best-paid' })
  expect(readGist(keys, { canPoint: false, hasSearch: false })).toBeNull()
})

it('hears the question in a sentence behind others', () => {
  expect(asksSomething('Ich komme aus Syrien und bin Arzt, wie kann ich hier arbeiten?')).toBe(true)
  expect(asksSomething('Ich suche Pflege in Köln, was gibt es da?')).toBe(false)
})
