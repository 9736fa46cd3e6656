import { expect, it } from 'vitest'
import { jobValueLabel } from './job-value-labels.ts'
import { startWord } from './start-words.ts'

it('a usual word for the start of the work is known in whichever language the ad is written', () => {
  const inBoth = (text: string) => {
    const word = startWord(text)
    return word && [jobValueLabel('start', word, 'de'), jobValueLabel('start', word, 'en')]
  }
  expect(inBoth('Ab sofort')).toEqual(['ab sofort', 'immediately'])
  expect(inBoth('zum nächstmöglichen Zeitpunkt.')).toEqual([
    'zum nächstmöglichen Zeitpunkt',
    'as soon as possible',
  ])
  expect(inBoth('by arrangement')).toEqual(['nach Vereinbarung', 'by arrangement'])
  expect(inBoth('zum 1. April oder nach Absprache')).toBeNull()
})
