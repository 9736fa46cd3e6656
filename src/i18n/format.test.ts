import { describe, expect, it } from 'vitest'
import { daysRemaining, formatAge, formatAmount, formatCount, formatDate, formatMoney } from './format.ts'

const now = new Date('2026-11-21T08:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

describe('formats', () => {
  it('money is shown with two decimals unless it is pay', () => {
    expect(formatMoney(1234.5, 'EUR', 'de')).toBe('1.234,50\u00a0€')
    expect(formatMoney(4000, 'EUR', 'de', 0)).toBe('4.000\u00a0€')
    expect(formatMoney(4000, 'CHF', 'en', 0)).toBe('CHF\u00a04,000')
  })

  it('an hourly wage keeps its cents, a month does not', () => {
    expect(formatAmount(18.5, 'de')).toBe('18,50')
    expect(formatAmount(4312.5, 'de')).toBe('4.313')
  })

  it('dates have two digits for day and month, as they are in Berlin', () => {
    expect(formatDate(new Date('2026-03-01T23:30:00Z'), 'de')).toBe('02.03.2026')
  })

  it('ages are today, yesterday, days, weeks, months', () => {
    expect([0, 1, 3, 7, 20, 30, 95].map(days => formatAge(daysAgo(days), now, 'de'))).toEqual([
      'heute',
      'gestern',
      'vor 3 Tagen',
      'vor 1 Woche',
      'vor 2 Wochen',
      'vor 1 Monat',
      'vor 3 Monaten',
    ])
    expect(formatAge(daysAgo(1), now, 'en')).toBe('yesterday')
  })

  it('yesterday begins at midnight in Berlin', () => {
    expect(formatAge(new Date('2026-11-20T22:59:00Z'), now, 'de')).toBe('gestern')
    expect(formatAge(new Date('2026-11-20T23:01:00Z'), now, 'de')).toBe('heute')
  })

  it('days remaining are rounded up and never below zero', () => {
    expect(daysRemaining(new Date(now.getTime() + 1), now)).toBe(1)
    expect(daysRemaining(new Date(now.getTime() + 2 * 86_400_000), now)).toBe(2)
    expect(daysRemaining(daysAgo(1), now)).toBe(0)
  })

  it('counts are grouped as the language does', () => {
    expect(formatCount(5123, 'de')).toBe('5.123')
    expect(formatCount(5123, 'en')).toBe('5,123')
  })
})
