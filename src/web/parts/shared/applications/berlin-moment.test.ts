import { expect, test } from 'vitest'
import { berlinMoment } from './berlin-moment.ts'

test('a time typed for an interview is the time on the clocks in Berlin, in winter and in summer', () => {
  expect(berlinMoment('2026-12-01T09:30')?.toISOString()).toBe('2026-12-01T08:30:00.000Z')
  expect(berlinMoment('2026-07-01T09:30')?.toISOString()).toBe('2026-07-01T07:30:00.000Z')
  expect(berlinMoment('2026-03-29T08:00')?.toISOString()).toBe('2026-03-29T06:00:00.000Z')
})

test('what is no time is not taken for one', () => {
  for (const text of ['', 'morgen', '2026-13-40T25:00', '2026-12-01']) expect(berlinMoment(text)).toBeNull()
})
