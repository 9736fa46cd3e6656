import { expect, it } from 'vitest'
import { jobValues } from '../vocabulary/jobs/job.values.ts'
import { isTariffValue } from '../vocabulary/pay/tariff-values.ts'
import { connectingWords } from './connecting-words.ts'
import { sayingsOfOffers } from './sayings-of-offers.ts'
import { sayingsOfWork } from './sayings-of-work.ts'

const all = [...connectingWords, ...sayingsOfOffers, ...sayingsOfWork]

it('names only values that the job search knows', () => {
  const said = all
    .flatMap(([, { filter, opposite }]) => [filter, opposite])
    .filter(each => each !== undefined)
  for (const { name, values } of said) {
    for (const value of values) {
      if (name === 'language') expect(value).toMatch(/^[a-z]{2}$/)
      else if (name === 'tariff') expect(isTariffValue(value)).toBe(true)
      else expect(jobValues[name]).toContain(value)
    }
  }
})

it('says one thing about each phrase', () => {
  const phrases = all.flatMap(([phrases]) => phrases.split('|'))
  expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([])
})
