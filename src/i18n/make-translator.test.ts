import { describe, expect, it } from 'vitest'
import { makeTranslator } from './make-translator.ts'

const german = {
  jobs: {
    count_one: '{{count}} Stelle',
    count_other: '{{count}} Stellen',
    one: 'Stelle {{id}}',
    hello: 'Guten Tag {{name}}',
  },
}
const english = { jobs: { onlyHere: 'Only in English', hello: 'Hello {{name}}' } }
const t = makeTranslator([
  ['de', german],
  ['en', english],
])
const inEnglish = makeTranslator([
  ['en', { jobs: { count_one: '{{count}} job', count_other: '{{count}} jobs' } }],
])

describe('a text', () => {
  it('comes in the language asked for, else in English, else its key is shown', () => {
    expect(t('jobs.hello', { name: 'Frau Öz' })).toBe('Guten Tag Frau Öz')
    expect(t('jobs.onlyHere')).toBe('Only in English')
    expect(t('jobs.nowhere')).toBe('jobs.nowhere')
  })

  it('counts in singular and plural and writes numbers as its language does', () => {
    expect(t('jobs.count', { count: 1 })).toBe('1 Stelle')
    expect(t('jobs.count', { count: 0 })).toBe('0 Stellen')
    expect(t('jobs.count', { count: 999 })).toBe('999 Stellen')
    expect(t('jobs.count', { count: 1234 })).toBe('1.234 Stellen')
    expect(t('jobs.count', { count: 1.5 })).toBe('1,5 Stellen')
    expect(inEnglish('jobs.count', { count: 1 })).toBe('1 job')
    expect(inEnglish('jobs.count', { count: 1_234.5 })).toBe('1,234.5 jobs')
    expect(inEnglish('jobs.count', { count: -2 })).toBe('-2 jobs')
  })

  it('writes a number that names something without separators', () => {
    expect(t('jobs.one', { id: 5308 })).toBe('Stelle 5308')
  })

  it('leaves a gap visible instead of writing "undefined"', () => {
    expect(t('jobs.hello', {})).toBe('Guten Tag {{name}}')
  })
})
