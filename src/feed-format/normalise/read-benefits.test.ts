import { expect, it } from 'vitest'
import { benefitIn, readBenefits } from './read-benefits.ts'

it('names the usual benefits of a German ad in the language of who reads it, and leaves others as they are', () => {
  const [found = ''] = readBenefits([], 'Wir bieten JobRad.', 'de')
  expect(found).toBe('Fahrradleasing')
  expect([benefitIn('en', found), benefitIn('de', 'Bicycle leasing')]).toEqual([
    'Bicycle leasing',
    'Fahrradleasing',
  ])
  expect(benefitIn('en', 'Haustiere willkommen')).toBe('Haustiere willkommen')
})
