import { expect, test } from 'vitest'
import { defaultAnswers } from '../../../../domain/applications/default-answers.ts'
import { chosenTemplate, templateChoices } from './answer-choices.server.ts'

const textFor = (locale: 'de' | 'en', answered: ('de' | 'en')[]) =>
  chosenTemplate(templateChoices({ templates: [], defaults: defaultAnswers, locale, answered }), null).text

test('a refusal is suggested in the language in which everyone has applied, whatever the recruiter reads', () => {
  const { de, en } = defaultAnswers['after-application']
  expect(textFor('en', ['de', 'de'])).toBe(de)
  expect(textFor('de', ['en'])).toBe(en)
  expect(textFor('en', ['de', 'en'])).toBe(en)
  expect(textFor('de', [])).toBe(de)
})
