import { expect, test } from 'vitest'
import { defaultRejections } from '../../../../domain/applications/default-rejections.ts'
import { chosenTemplate, templateChoices } from './rejection-choices.server.ts'

const textFor = (locale: 'de' | 'en', applied: ('de' | 'en')[]) =>
  chosenTemplate(templateChoices({ templates: [], defaults: defaultRejections, locale, applied }), null).text

test('a rejection is suggested in the language in which everyone has applied, whatever the recruiter reads', () => {
  const { de, en } = defaultRejections['after-application']
  expect(textFor('en', ['de', 'de'])).toBe(de)
  expect(textFor('de', ['en'])).toBe(en)
  expect(textFor('en', ['de', 'en'])).toBe(en)
  expect(textFor('de', [])).toBe(de)
})
