import { describe, expect, it } from 'vitest'
import { nextRunAt } from './feed-time.ts'

const hourMs = 3_600_000
const monday = new Date('2026-11-23T06:00:00Z')
const ids = Array.from({ length: 500 }, (_, index) => index + 1)

/** Hours between consecutive runs of a feed, each started when due. */
function hoursBetween(feed: Parameters<typeof nextRunAt>[0], from: Date, runs: number): number[] {
  let at = nextRunAt(feed, from)
  return Array.from({ length: runs }, () => {
    const next = nextRunAt(feed, at)
    const hours = (next.getTime() - at.getTime()) / hourMs
    at = next
    return hours
  })
}

describe('the next time that a feed is read', () => {
  it.each([
    ['hourly', 1],
    ['daily', 24],
    ['weekly', 168],
  ] as const)('%s is %i hours after the last, for every feed', (schedule, hours) => {
    for (const id of ids) expect(new Set(hoursBetween({ id, schedule }, monday, 5))).toEqual(new Set([hours]))
  })

  it('comes once a day over the nights on which the clocks change', () => {
    for (const night of ['2026-10-24T12:00:00Z', '2027-03-27T12:00:00Z'])
      for (const id of ids)
        expect(hoursBetween({ id, schedule: 'daily' }, new Date(night), 3)).toEqual([24, 24, 24])
  })

  it('is spread over the whole period, so that not all feeds are read at once', () => {
    const hours = ids.map(id => nextRunAt({ id, schedule: 'daily' }, monday).getUTCHours())
    const most = Math.max(
      ...Array.from({ length: 24 }, (_, hour) => hours.filter(each => each === hour).length),
    )
    expect(most).toBeLessThan((ids.length / 24) * 1.5)
  })

  it('is never sooner than three quarters of a period from now, however late the last run was', () => {
    for (const id of ids) {
      const late = new Date(monday.getTime() + id * 61_000)
      const wait = (nextRunAt({ id, schedule: 'hourly' }, late).getTime() - late.getTime()) / hourMs
      expect(wait).toBeGreaterThanOrEqual(0.75)
      expect(wait).toBeLessThan(1.75)
    }
  })
})
