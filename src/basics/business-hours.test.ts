import { expect, it } from 'vitest'
import { afterBusinessMinutes, type BusinessHours } from './business-hours.ts'
import { isHoliday } from './holidays.ts'

const hours: BusinessHours = { days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00', holidays: 'DE' }
const after = (start: string, minutes: number, more: Partial<BusinessHours> = {}) =>
  afterBusinessMinutes(new Date(start), minutes, { ...hours, ...more }).toISOString()

it.each([
  // A Wednesday in November, one hour ahead of UTC.
  ['within the day', '2026-11-25T09:00:00Z', 120, '2026-11-25T11:00:00.000Z'],
  ['over night', '2026-11-25T15:00:00Z', 120, '2026-11-26T09:00:00.000Z'],
  ['from before opening', '2026-11-25T03:00:00Z', 60, '2026-11-25T09:00:00.000Z'],
  ['over the weekend', '2026-11-27T15:30:00Z', 60, '2026-11-30T08:30:00.000Z'],
  ['over Christmas', '2026-12-24T15:30:00Z', 60, '2026-12-28T08:30:00.000Z'],
  ['over the end of summer time', '2026-10-23T14:30:00Z', 60, '2026-10-26T08:30:00.000Z'],
])('counts %s', (_, start, minutes, end) => {
  expect(after(start, minutes)).toBe(end)
})

it('counts holidays only where they are some', () => {
  expect(after('2026-12-24T15:30:00Z', 60, { holidays: null })).toBe('2026-12-25T08:30:00.000Z')
  expect(after('2026-10-23T14:30:00Z', 60, { holidays: 'AT' })).toBe('2026-10-27T08:30:00.000Z')
})

it.each([
  ['2026-04-03', true, false, true],
  ['2026-04-06', true, true, true],
  ['2027-05-06', true, true, true],
  ['2026-06-04', false, true, false],
  ['2026-08-01', false, false, true],
  ['2024-03-29', true, false, true],
  ['2030-04-22', true, true, true],
  ['2026-04-07', false, false, false],
])('knows whether %s is a holiday in DE, AT and CH', (day, de, at, ch) => {
  expect([isHoliday(day, 'DE'), isHoliday(day, 'AT'), isHoliday(day, 'CH')]).toEqual([de, at, ch])
})
