import { expect, it } from 'vitest'
import { afterCourtesy, withoutFrame } from './change/sentence-frames.ts'
import { otherPlaceIn } from './other-place.ts'
import { splitQuestions } from './split-questions.ts'

it('parts two questions, and takes along what the first speaks of', () => {
  expect(splitQuestions('Was ist eine ATA? Und wie lange dauert die Ausbildung?')).toEqual([
    'Was ist eine ATA?',
    'wie lange dauert die Ausbildung? ATA',
  ])
  expect(splitQuestions('Wie lösche ich mein Konto und wie lange bleiben meine Bewerbungen?')).toEqual([
    'Wie lösche ich mein Konto',
    'wie lange bleiben meine Bewerbungen?',
  ])
})

it.each([
  'Was ist der Unterschied zwischen PTA und PKA?',
  'Pflege in Köln und in Teilzeit',
  'Was ist eine MFA?',
])('leaves one whole: %s', text => {
  expect(splitQuestions(text)).toBeNull()
})

it.each([
  ['kann auch Reha sein', 'auch Reha'],
  ['mach 20 draus', '20'],
  ['vergiss Halle, doch Leipzig', 'lieber Leipzig'],
  ['5000 wär besser', 'lieber 5000'],
  ['ich bin keine Ärztin, ich bin MFA', 'ich bin MFA'],
  ['Pflege in Köln', 'Pflege in Köln'],
])('"%s" says "%s"', (text, plain) => {
  expect(withoutFrame(text)).toBe(plain)
})

it('hears what is said after thanks or a greeting', () => {
  expect(afterCourtesy('Merci, die zweite merken')).toBe('die zweite merken')
  expect(afterCourtesy('Danke dir!')).toBeNull()
})

it('finds the second town that is named', () => {
  expect(otherPlaceIn('MFA in Stuttgart oder Esslingen', 'Stuttgart')).toBe('Esslingen')
  expect(otherPlaceIn('MFA in Stuttgart', 'Stuttgart')).toBeNull()
  expect(otherPlaceIn('Pflege und Teilzeit in Köln', 'Köln')).toBeNull()
})
