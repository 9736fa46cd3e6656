import { expect, it } from 'vitest'
import { berlinDay, berlinDayBefore, berlinMoment, calendarDayAfter, calendarDaysBetween } from './berlin.ts'

it('goes back day by day over both changes of the clocks, also shortly before and after midnight', () => {
  for (const at of [
    '2026-11-21T22:30:00Z',
    '2026-11-21T23:30:00Z',
    '2026-04-20T21:30:00Z',
    '2026-04-20T22:30:00Z',
  ]) {
    const days = Array.from({ length: 60 }, (_, before) => berlinDayBefore(new Date(at), before))
    expect(new Set(days).size).toBe(60)
    expect(days).toEqual(days.toSorted().reverse())
  }
  expect(berlinDayBefore(new Date('2026-11-21T22:30:00Z'), 0)).toBe('2026-11-21')
  expect(berlinDayBefore(new Date('2026-11-21T23:30:00Z'), 28)).toBe('2026-10-25')
})

it('begins a day at midnight in Berlin, in winter an hour and in summer two before the one in Greenwich', () => {
  expect(berlinDay(new Date('2026-01-31T22:59:59Z'))).toBe('2026-01-31')
  expect(berlinDay(new Date('2026-01-31T23:00:00Z'))).toBe('2026-02-01')
  expect(berlinDay(new Date('2026-06-30T21:59:59Z'))).toBe('2026-06-30')
  expect(berlinDay(new Date('2026-06-30T22:00:00Z'))).toBe('2026-07-01')
})

it('counts days on the calendar over the change of the clocks, months and leap days', () => {
  expect(calendarDayAfter('2026-03-28', 1)).toBe('2026-03-29')
  expect(calendarDayAfter('2026-03-29', 1)).toBe('2026-03-30')
  expect(calendarDayAfter('2028-03-01', -1)).toBe('2028-02-29')
  expect(calendarDaysBetween('2026-03-28', '2026-03-30')).toBe(2)
  expect(calendarDaysBetween('2026-01-01', '2025-12-31')).toBe(-1)
})

it('a time typed for an interview is the time on the clocks in Berlin, in winter and in summer', () => {
  expect(berlinMoment('2026-12-01T09:30')?.toISOString()).toBe('2026-12-01T08:30:00.000Z')
  expect(berlinMoment('2026-07-01T09:30')?.toISOString()).toBe('2026-07-01T07:30:00.000Z')
  expect(berlinMoment('2026-03-29T08:00')?.toISOString()).toBe('2026-03-29T06:00:00.000Z')
})

it('what is no time is not taken for one', () => {
  for (const text of ['', 'morgen', '2026-13-40T25:00', '2026-12-01']) expect(berlinMoment(text)).toBeNull()
})
