import { expect, it } from 'vitest'
import { daysAfter, daysBefore, hoursAfter, hoursBefore } from './time.ts'

it('counts days of 24 hours and hours in both directions, and leaves the moment it was given alone', () => {
  const at = new Date('2026-03-28T12:00:00Z')
  expect(daysAfter(at, 2).toISOString()).toBe('2026-03-30T12:00:00.000Z')
  expect(daysBefore(at, 28).toISOString()).toBe('2026-02-28T12:00:00.000Z')
  expect(hoursAfter(at, 1.5).toISOString()).toBe('2026-03-28T13:30:00.000Z')
  expect(hoursBefore(at, 13).toISOString()).toBe('2026-03-27T23:00:00.000Z')
  expect(at.toISOString()).toBe('2026-03-28T12:00:00.000Z')
})
