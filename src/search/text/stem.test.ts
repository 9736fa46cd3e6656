import { expect, test } from 'vitest'
import { fold } from './fold.ts'
import { stem } from './stem.ts'

const stemOf = (word: string) => stem(fold(word), 'de')

test.each([
  ['Arzt', 'Ärztin', 'Ärztinnen', 'Ärzte'],
  ['Pfleger', 'Pflegerin', 'Pflegerinnen', 'Pflegern'],
  ['Therapeut', 'Therapeutin', 'Therapeuten', 'Therapeutinnen'],
  ['Koch', 'Köchin', 'Köche', 'Köchinnen'],
  ['Klinik', 'Kliniken'],
])('%s keeps its stem in other forms', (...forms) => {
  expect(new Set(forms.map(stemOf)).size).toBe(1)
})

test.each([
  ['Apotheker', 'Apotheke'],
  ['Pfleger', 'Pflege'],
  ['Techniker', 'Technik'],
])('%s is a person and %s is not', (person, thing) => {
  expect(stemOf(person)).not.toBe(stemOf(thing))
})

test('Innere is neither an inn nor innen, whatever its ending', () => {
  for (const form of ['Innere', 'Inneren', 'Innerer', 'Inneres', 'Innerem'])
    expect(stemOf(form)).toBe('innere')
  expect(stemOf('innen')).not.toBe('innere')
})

test('an adjective in -isch is not the person or thing that it comes from', () => {
  for (const form of ['chirurgisch', 'chirurgische', 'chirurgischen', 'Chirurgischer', 'Chirurgisches'])
    expect(stemOf(form)).toBe('chirurgisch')
  expect(stemOf('Chirurg')).not.toBe('chirurgisch')
  expect(stemOf('medizinische')).not.toBe(stemOf('Medizin'))
})

test.each(['ITS', 'OP', 'HF', 'PA', 'Reha', 'Care', 'Hospiz', 'OPs'])('%s is never shortened', word => {
  expect(stemOf(word)).toBe(word.toLowerCase())
})

test('adjectives lose their endings, also -er', () => {
  for (const form of ['ambulante', 'ambulanter', 'ambulanten']) expect(stemOf(form)).toBe(stemOf('ambulant'))
})

test('English texts are stemmed by English rules', () => {
  expect(stem('nursing', 'en')).toBe(stem('nurses', 'en'))
  expect(stem('nursing', 'de')).not.toBe(stem('nurses', 'de'))
})
