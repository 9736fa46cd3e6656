import { LinePatterns } from './line-patterns.ts'

export type Workload = { minPercent: number | null; maxPercent: number | null; hoursWeek: number | null }

const percentRange = /(\d{1,3})\s?%?\s*(?:-|–|—|bis|to|\/)\s*(\d{1,3})\s?(?:%|prozent)/i
const percent =
  /(?<![\d.,])(\d{1,3})\s?(?:%|prozent)(?!\s*(?:remote|home|zuschlag|zuschläge|steuer|arbeitgeber|rabatt|zuschuss|ig))/i
const hours =
  /(\d{1,2}(?:[.,]\d{1,2})?)\s*(?:std\.?|stunden|h|wochenstunden|hours)\s*(?:\/|pro|je|in der|die|per|a)?\s*(?:woche|wo\.|w\b|week)|(\d{1,2}(?:[.,]\d{1,2})?)\s*(?:wochenstunden|std\.?\/wo|-stunden-woche|-?stunden-?woche|h\/w)/i
const hoursLines = new LinePatterns([hours])

/** Percent of full time and hours a week, from the field or the title; hours also from the text. */
export function readWorkload(fields: string[], title: string, text: string): Workload {
  const source = `${fields.join(' ; ')} ; ${title}`
  const range = percentRange.exec(source)
  const single = range ? null : percent.exec(source)
  const min = percentOf(range?.[1] ?? single?.[1])
  const max = percentOf(range?.[2] ?? single?.[1])
  const isUsable = min !== null && max !== null && min <= max
  const found =
    hours.exec(source) ??
    hoursIn(text.slice(0, 10_000)) ??
    /^\s*(\d{1,2}(?:[.,]\d{1,2})?)\s*$/.exec(fields.find(field => /^\s*\d/.test(field)) ?? '')
  const week = Number((found?.[1] ?? found?.[2] ?? '').replace(',', '.'))
  return {
    minPercent: isUsable ? min : null,
    maxPercent: isUsable ? max : null,
    hoursWeek: week >= 3 && week <= 48 ? Math.round(week * 10) / 10 : null,
  }
}

function hoursIn(text: string): RegExpExecArray | null {
  return hoursLines.within(text).includes(true) ? hours.exec(text) : null
}

function percentOf(text: string | undefined): number | null {
  const value = Number(text)
  return text !== undefined && value >= 5 && value <= 100 ? value : null
}
