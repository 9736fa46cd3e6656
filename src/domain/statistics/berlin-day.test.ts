import { expect, it } from 'vitest'
import { berlinDayBefore } from './berlin-day.ts'

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
