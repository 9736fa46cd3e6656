import { expect, it } from 'vitest'
import { languageOf } from './language-of.ts'

it.each([
  ['Pflege in Köln in Teilzeit', 'de'],
  ['i suach a Hackn in Wean', 'de'],
  ['griaß di', 'de'],
  ['was zahlt die zweite?', 'de'],
  ['nursing jobs without nights', 'en'],
  ['what does the first one pay?', 'en'],
  ['show me more', 'en'],
  ['Jobs', null],
  ['MFA München', null],
  ['???', null],
])('%s', (text, language) => expect(languageOf(text)).toBe(language))
