import { describe, expect, it, test } from 'vitest'
import { jobValues } from './job.values.ts'
import { factRefusals, judgeRefusal, refusedByWishes, unknownRefusals } from './refusals.ts'

type Judgement = ReturnType<typeof judgeRefusal>

/** What each value of a job says about each refusal; all others say nothing. */
const shiftsSay: Record<(typeof jobValues.shift)[number], Partial<Record<string, Judgement>>> = {
  day: { nights: 'free', shifts: 'free' },
  'two-shift': { nights: 'free', shifts: 'has' },
  'three-shift': { nights: 'has', shifts: 'has' },
  'nights-only': { nights: 'has' },
  'no-nights': { nights: 'free' },
  weekends: { weekends: 'has' },
  'no-weekends': { weekends: 'free' },
  'on-call': { 'on-call': 'has' },
}
const kinds = [
  'hospital',
  'medical-center',
  'private-practice',
  'care-facility',
  'public-health',
  'company',
] as const
const ofEmployers = new Set<string>(kinds)

describe('what a value says about a refusal', () => {
  const shifts = jobValues.shift.flatMap(value => factRefusals.map(refusal => ({ value, refusal })))
  test.each(shifts)('a shift of $value about $refusal', ({ value, refusal }) => {
    const expected = shiftsSay[value][refusal] ?? 'unknown'
    expect(judgeRefusal(refusal, { shift: [value], employerType: [] })).toBe(expected)
  })
  const employers = jobValues.employerType.flatMap(value => factRefusals.map(refusal => ({ value, refusal })))
  test.each(employers)('an employer of kind $value about $refusal', ({ value, refusal }) => {
    const says = ofEmployers.has(refusal) && ofEmployers.has(value)
    const expected = says ? (value === refusal ? 'has' : 'free') : 'unknown'
    expect(judgeRefusal(refusal, { shift: [], employerType: [value] })).toBe(expected)
  })
})

it('a job that states both has what is refused', () => {
  expect(judgeRefusal('nights', { shift: ['day', 'nights-only'], employerType: [] })).toBe('has')
})

it('names the refusals that a job says nothing about, and never agencies', () => {
  const facts = { shift: ['day'], employerType: ['hospital', 'public'] }
  expect(unknownRefusals([...jobValues.without], facts)).toEqual(['weekends', 'on-call'])
  expect(unknownRefusals([], facts)).toEqual([])
})

describe('what wished hours refuse', () => {
  test.each([
    [['two-shift', 'no-nights'], ['nights']],
    [
      ['no-nights', 'no-weekends'],
      ['nights', 'weekends'],
    ],
    [['no-nights', 'three-shift'], []],
    [['no-weekends', 'weekends', 'no-nights'], ['nights']],
    [['day', 'on-call'], []],
  ] as const)('%j refuse %j', (wished, refused) => {
    expect(refusedByWishes(wished)).toEqual(refused)
  })
})
