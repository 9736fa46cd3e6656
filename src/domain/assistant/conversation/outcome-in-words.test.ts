import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { guide } from '../../../guide/guide-text.ts'
import { outcomeInWords } from './outcome-in-words.ts'

const acts = join(import.meta.dirname, '../turn')
const sources = readdirSync(acts, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map(file => readFileSync(join(acts, file), 'utf8'))
/** As they stand in the acts; `fact-${fact}` begins with `fact-`. */
const named = sources.flatMap(text =>
  [...text.matchAll(/outcome(?::| =) (?:'([a-z-]+)'|`([a-z]+)-\$)/g)].map(
    ([, whole, begun]) => whole ?? begun ?? '',
  ),
)
const outcomes = [...new Set(named)].filter(name => name !== 'guide')

it.each(['de', 'en'] as const)('whatever a turn may be taken for has words in %s', locale => {
  expect(outcomes.length).toBeGreaterThan(40)
  expect(outcomes.filter(outcome => outcomeInWords(outcome, locale) === null)).toEqual([])
  const texts = guide().texts.map(({ id }) => outcomeInWords(`guide-${id}`, locale))
  expect(texts.filter(text => !text)).toEqual([])
})

it('says what became of it', () => {
  expect(outcomeInWords('search-nothing', 'de')).toBe('Suche nach Stellen, nichts gefunden')
  expect(outcomeInWords('my-alerts-sign-in', 'en')).toBe('their own job alerts, not for this account')
  expect(outcomeInWords('compare-which', 'de')).toBe('Vergleich von Stellen, Rückfrage gestellt')
})

it('shows no name that has no words', () => {
  expect(outcomeInWords('model', 'de')).toBeNull()
  expect(outcomeInWords('guide-of-former-times', 'de')).toBeNull()
})
