import { dayMs, daysBefore, hoursAfter } from '../../basics/time.ts'

const months: Record<string, number> = {
  jan: 1,
  jaen: 1,
  feb: 2,
  mar: 3,
  mae: 3,
  mrz: 3,
  maer: 3,
  apr: 4,
  mai: 5,
  may: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  sep: 9,
  okt: 10,
  oct: 10,
  nov: 11,
  dez: 12,
  dec: 12,
}
const charsRead = 200

/**
 * A date in a feed: ISO, German, English, RFC 822, Unix seconds or milliseconds, Excel serial days, relative words. Days without a time are
 * taken at 00:00 UTC. Null for impossible ones (30 February, year 0) and for years before 1990 or after 2200.
 */
export function readDate(text: string, now: Date): Date | null {
  const plain = text
    .slice(0, charsRead)
    .replace(/^[\s"']+|(?<![\s"'])[\s"']+$/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .replace(/ä/g, 'ae')
  return (
    readNumber(plain) ??
    readExcelDay(plain) ??
    readIso(plain) ??
    readNumeric(plain) ??
    readNamedMonth(plain) ??
    readRelative(plain, now)
  )
}

/** A last day without a time ends with that day in Berlin, which is at the latest 23:00 UTC. */
export function endOfDay(date: Date | null): Date | null {
  if (date === null || date.getTime() % dayMs !== 0) return date
  return hoursAfter(date, 23)
}

function readNumber(written: string): Date | null {
  const text =
    /^\/date\((\d{12,13})(?:[+-]\d{4})?\)\/$/.exec(written)?.[1] ?? written.replace(/^(\d{10})\.\d+$/, '$1')
  if (!/^\d{8,13}$/.test(text)) return null
  if (text.length === 8) return dayOf(+text.slice(0, 4), +text.slice(4, 6), +text.slice(6, 8))
  return plausible(new Date(text.length >= 12 ? Number(text) : Number(text) * 1000))
}

/** Excel counts days since 30 December 1899; only values from 2000 to 2050 are read as such. */
function readExcelDay(text: string): Date | null {
  const days = Number(/^(\d{5})(?:[.,]\d+)?$/.exec(text)?.[1] ?? 0)
  return days >= 36_526 && days < 54_789 ? new Date(Date.UTC(1899, 11, 30) + days * dayMs) : null
}

function readIso(written: string): Date | null {
  const text = written.replace(/^(\d{4})(\d\d)(\d\d)t(\d\d)(\d\d)(\d\d)?/, '$1-$2-$3t$4:$5')
  const match =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[t\s]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(z|utc|gmt|[+-]\d{2}:?\d{2})?)?/.exec(
      text,
    )
  if (!match) return null
  const [, year, month, day, hour, minute, second, zone] = match
  return withTime(dayOf(Number(year), Number(month), Number(day)), hour, minute, second, zone)
}

/** 18.11.2026, 18/11/26; 11/18/2026 is read as month first, because day first is impossible. */
function readNumeric(text: string): Date | null {
  const match =
    /^(?:\p{L}+\.?,?\s+)?(\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{4}|\d{2})(?:,?\s+(\d{1,2}):(\d{2})(?::(\d{2}))?)?/u.exec(
      text,
    )
  if (!match) return null
  const [, first, second, yearText, hour, minute, seconds] = match
  const year = yearText?.length === 2 ? 2000 + Number(yearText) : Number(yearText)
  const german = dayOf(year, Number(second), Number(first))
  const day = german ?? (text.includes('/') ? dayOf(year, Number(first), Number(second)) : null)
  return withTime(day, hour, minute, seconds, undefined)
}

/** Formats such as: 18. November 2026; Wed, 18 Nov 2026 09:30:00 +0100; November 18, 2026. */
function readNamedMonth(written: string): Date | null {
  // Java puts the year last: "Sat Nov 21 10:00:00 CET 2026".
  const text = written.replace(/^(.*\d{1,2}) (\d\d:\d\d:\d\d) [a-z]{1,5} (\d{4})$/, '$1 $3 $2')
  const match =
    /(?<day>\d{1,2})(?:\.|st|nd|rd|th)?[\s-]+(?:of\s+)?(?<month>[a-z]{3,9})\.?,?[\s-]+(?<year>\d{4}|\d{2})\b/.exec(
      text,
    ) ?? /(?<month>[a-z]{3,9})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})\b/.exec(text)
  const parts: { day?: string; month?: string; year?: string } | undefined = match?.groups
  if (!match || !parts) return null
  const month = months[parts.month?.slice(0, 4) ?? ''] ?? months[parts.month?.slice(0, 3) ?? '']
  if (month === undefined) return null
  const year = parts.year?.length === 2 ? 2000 + Number(parts.year) : Number(parts.year)
  const time = /(\d{1,2}):(\d{2})(?::(\d{2}))?\s*(z|utc|gmt|[+-]\d{2}:?\d{2})?/.exec(
    text.slice(match.index + match[0].length),
  )
  return withTime(dayOf(year, month, Number(parts.day)), time?.[1], time?.[2], time?.[3], time?.[4])
}

function readRelative(text: string, now: Date): Date | null {
  const today = new Date(Math.floor(now.getTime() / dayMs) * dayMs)
  if (/^(heute|today|jetzt|now|gerade eben|just now)\b/.test(text)) return today
  if (/^(gestern|yesterday)\b/.test(text)) return daysBefore(today, 1)
  if (/^vorgestern\b/.test(text)) return daysBefore(today, 2)
  const match =
    /^(?:vor\s+)?(\d{1,3}|einem|einer|a|one)\+?\s+(stunden?|hours?|tage?n?|days?|wochen?|weeks?|monate?n?|months?)(\s+ago)?$/.exec(
      text,
    )
  if (!match || (!text.startsWith('vor') && !match[3])) return null
  const count = /^\d/.test(match[1] ?? '') ? Number(match[1]) : 1
  const unit = match[2] ?? ''
  const days = /^(stunde|hour)/.test(unit)
    ? 0
    : /^(tag|day)/.test(unit)
      ? count
      : /^w/.test(unit)
        ? count * 7
        : count * 30
  return daysBefore(today, days)
}

function dayOf(year: number, month: number, day: number): Date | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? plausible(date) : null
}

function withTime(
  day: Date | null,
  hour?: string,
  minute?: string,
  second?: string,
  zone?: string,
): Date | null {
  if (day === null || hour === undefined || minute === undefined) return day
  if (Number(hour) > 24 || Number(minute) > 59) return day
  const offset = /^([+-])(\d{2}):?(\d{2})$/.exec(zone ?? '')
  const offsetMinutes = offset
    ? (offset[1] === '-' ? -1 : 1) * (Number(offset[2]) * 60 + Number(offset[3]))
    : 0
  return new Date(
    day.getTime() + ((Number(hour) * 60 + Number(minute) - offsetMinutes) * 60 + Number(second ?? 0)) * 1000,
  )
}

function plausible(date: Date): Date | null {
  const year = date.getUTCFullYear()
  return year >= 1990 && year <= 2200 ? date : null
}
