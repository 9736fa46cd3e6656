import { describe, expect, it } from 'vitest'
import { periodAt } from './alert-period.ts'

const closed = (frequency: 'daily' | 'weekly', now: string) => {
  const { name, closedAt } = periodAt(frequency, new Date(now))
  return [name, closedAt.toISOString()]
}

describe('the morning of an alert', () => {
  it.each([
    ['a winter day', '2026-01-15T07:00:00Z', '2026-01-15', '2026-01-15T07:00:00.000Z'],
    ['a minute before eight in winter', '2026-01-15T06:59:59Z', '2026-01-14', '2026-01-14T07:00:00.000Z'],
    ['a summer day', '2026-07-15T06:00:00Z', '2026-07-15', '2026-07-15T06:00:00.000Z'],
    ['the day on which summer time begins', '2026-03-29T06:00:00Z', '2026-03-29', '2026-03-29T06:00:00.000Z'],
    ['a minute earlier on that day', '2026-03-29T05:59:00Z', '2026-03-28', '2026-03-28T07:00:00.000Z'],
    ['the day on which it ends', '2026-10-25T07:00:00Z', '2026-10-25', '2026-10-25T07:00:00.000Z'],
    ['a minute earlier on that day', '2026-10-25T06:59:00Z', '2026-10-24', '2026-10-24T06:00:00.000Z'],
    ['the last minute of a year', '2026-12-31T22:59:00Z', '2026-12-31', '2026-12-31T07:00:00.000Z'],
    [
      'after midnight in Berlin, still the evening before in UTC',
      '2026-07-14T22:30:00Z',
      '2026-07-14',
      '2026-07-14T06:00:00.000Z',
    ],
  ])('is eight o\u2019clock in Berlin: %s', (_, now, name, closedAt) => {
    expect(closed('daily', now)).toEqual([name, closedAt])
  })
})

describe('the week of an alert', () => {
  it.each([
    ['on Monday at eight', '2026-11-23T07:00:00Z', 'week of 2026-11-23', '2026-11-23T07:00:00.000Z'],
    ['on Monday a minute before', '2026-11-23T06:59:00Z', 'week of 2026-11-16', '2026-11-16T07:00:00.000Z'],
    ['on the Sunday after', '2026-11-29T20:00:00Z', 'week of 2026-11-23', '2026-11-23T07:00:00.000Z'],
    [
      'in the week in which summer time begins',
      '2026-03-30T05:59:00Z',
      'week of 2026-03-23',
      '2026-03-23T07:00:00.000Z',
    ],
    [
      'on the first Monday of summer time',
      '2026-03-30T06:00:00Z',
      'week of 2026-03-30',
      '2026-03-30T06:00:00.000Z',
    ],
    [
      'on the first Monday of winter time',
      '2026-10-26T07:00:00Z',
      'week of 2026-10-26',
      '2026-10-26T07:00:00.000Z',
    ],
  ])('begins on Monday at eight: %s', (_, now, name, closedAt) => {
    expect(closed('weekly', now)).toEqual([name, closedAt])
  })
})

it('an instant alert is always due', () => {
  const now = new Date('2026-11-21T08:15:00Z')
  expect(periodAt('instant', now).closedAt).toEqual(now)
})
