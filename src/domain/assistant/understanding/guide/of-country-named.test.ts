import { expect, it } from 'vitest'
import { guideAnswerOf } from '../../../../guide/find-guide-answer.ts'
import { ofCountryNamed } from './of-country-named.ts'

const idOf = (id: string, text: string) => {
  const answer = guideAnswerOf(id, 'de', 'sure')
  if (!answer) throw new Error(`No text ${id}.`)
  const meaning = ofCountryNamed({ kind: 'guide', answer }, text, 'de')
  return meaning.kind === 'guide' ? meaning.answer.id : meaning.kind
}

it('gives the text of the one country that somebody wants to work in', () => {
  expect(idOf('residence-ch', 'Welche Bewilligung brauche ich für eine Arbeit in Wien?')).toBe('residence-at')
  expect(idOf('recognition-doctor-de', 'Ärztin aus Deutschland, was brauche ich in der Schweiz?')).toBe(
    'recognition-doctor-ch',
  )
  expect(idOf('residence-de', 'Was brauche ich in Wien, was in Zürich?')).toBe('residence-de')
  expect(idOf('holiday', 'Wie viel Urlaub habe ich in Wien?')).toBe('holiday')
})
