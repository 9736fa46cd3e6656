import { describe, expect, it } from 'vitest'
import { everything, onlyNecessary, readConsent, writeConsent } from './consent.schema.ts'

const chosenOn = new Date('2026-01-10T08:00:00Z')
const daysLater = (days: number) => new Date(chosenOn.getTime() + days * 86_400_000)

describe('the cookie choice', () => {
  it('comes back as it was made, with its time', () => {
    const choice = { functional: true, analytics: false, marketing: true }
    expect(readConsent(writeConsent(choice, chosenOn), chosenOn)).toEqual({ ...choice, chosenAt: chosenOn })
  })

  it('"only necessary" is a choice too: the visitor is not asked again', () => {
    expect(readConsent(writeConsent(onlyNecessary, chosenOn), daysLater(1))).toMatchObject(onlyNecessary)
  })

  it('holds for 365 days and not a day longer', () => {
    const stored = writeConsent(everything, chosenOn)
    expect(readConsent(stored, daysLater(365))).not.toBeNull()
    expect(readConsent(stored, daysLater(366))).toBeNull()
  })

  it.each([
    undefined,
    '',
    'yes',
    '{"analytics":true}',
    '1.abc.f',
    '1.1790000000.fx',
    '2.1768032000.fam',
    '1.1768032000',
  ])('asks again when the stored choice is unreadable or of another version: %s', stored => {
    expect(readConsent(stored, chosenOn)).toBeNull()
  })

  it('asks again when the stored time lies in the future', () => {
    expect(readConsent(writeConsent(everything, daysLater(5)), chosenOn)).toBeNull()
  })
})
