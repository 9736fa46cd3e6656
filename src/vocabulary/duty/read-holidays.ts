import { dutyBounds } from './duty.values.ts'
import { type Found, firstOf, numberOf, numberWord } from './duty-segments.ts'

const kinds =
  '(?:bezahlte[rn]?|volle[rn]?|tarifliche[rn]?|gesetzliche[rn]?|paid|annual|working|jährliche[rn]?|garantierte[rn]?)'
const leave =
  '(?:jahres|erholungs|grund|basis|tarif)?urlaub(?![svg]\\p{L}|splan)|ferien(?!\\p{L}|job)|(?:annual |paid )*(?:leave|holidays?|vacation)\\b'
const unit = "(?:arbeits|kalender)?tage[n]?|(?:working )?days?[’']?(?: of)?"
const range = '(\\d{2})(?:\\s*(?:-|–|bis|to)\\s*\\d{2})?(?:\\s*\\+\\s*\\d{1,2})?'

/** "30 Tage Urlaub", "28–30 Tage Jahresurlaub", "30 + 2 Tage Urlaub": the least that everyone gets. */
const daysFirst = new RegExp(
  `(?<![\\d.,+])${range}\\s*(?:${kinds}\\s+)*(?:${unit})\\s+(?:(?:im|pro) jahr\\s+|(?:an|of)\\s+)?(?:${kinds}\\s+)*(?:${leave})`,
  'iu',
)
/** "30 Urlaubstage", "27 Ferientage", "30 vacation days", "30 days' holiday". */
const leaveDays = new RegExp(
  `(?<![\\d.,+])${range}\\s*(?:${kinds}\\s+)*(?:(?:jahres|erholungs)?urlaubstage[n]?|ferientage[n]?|(?:holi|vacation |leave )days?|days['’]?\\s+(?:off|holidays?|vacation))`,
  'iu',
)
/** "Urlaub: 30 Tage", "Urlaubsanspruch von 30 Tagen im Jahr", "Jahresurlaub (30 Tage)". */
const leaveFirst = new RegExp(
  `(?:(?<!\\p{L})(?!rest|sonder|bildungs|zusatz)\\p{L}*urlaub(?:sanspruch|stage)?|ferien(?:anspruch|tage)?|annual leave|holidays?|vacation)\\s*(?::|–|-|\\(|von|beträgt|in höhe von|im umfang von|mit|of|sind es|umfasst|umfassen|liegt bei)+\\s*(?:derzeit |jährlich |insgesamt |mindestens |mind\\. )?${range}\\s*(?:arbeits)?(?:tage|days?)?`,
  'iu',
)
/** "31 Tage stehen Ihnen zu", of leave. */
const dueDays = new RegExp(
  `(?:${leave})[^;.]*?(?<![\\d.,+])${range}\\s*(?:arbeits)?tage stehen (?:ihnen|dir|jedem|allen)[^;.]{0,20}? zu`,
  'iu',
)
/** "Urlaub haben Sie an 30 Tagen im Jahr" */
const leaveGiven = new RegExp(
  `(?<!\\p{L})(?:${leave})\\s+(?:haben|gibt es|erhalten|bekommen|freuen|gewähren|sind|genießen)[^.;\\d]{0,25}?${range}\\s*(?:arbeits)?tagen?\\b`,
  'iu',
)
/** "Urlaub 30 Tage". */
const leaveBare = new RegExp(`(?:urlaub|ferien)\\s+${range}\\s*(?:arbeits)?tage\\b`, 'iu')
const leaveWeeks = new RegExp(
  `(?:\\p{L}*urlaub|ferien)(?:sanspruch)?\\s*(?::|von|beträgt)\\s*(${numberWord})\\s+wochen`,
  'iu',
)
const weeks = new RegExp(
  `(?<![\\d.,-])(${numberWord})\\s+(?:(?:wochen|weeks['’]?)\\s+(?:of )?(?:${kinds}\\s+)*(?:${leave})|(?:urlaubs|ferien)wochen)`,
  'iu',
)
/** It is more than everyone gets, of another kind of week, or another kind of leave. */
const conditional =
  /6-tage-woche|sechs-?tage|werktage|inkl\w*\.? (?:der |\d+ )?zusatz|einschließlich (?:\p{L}+ )?zusatz|zusatzurlaub inklusive|im voraus|work ?& ?travel|workation|ausland|elternzeit|unbezahlt|zusätzlich zum/iu
/** Before the number: it holds for some only. */
const laterOnly =
  /(?:bis zu|up to|maximal|max\.)\s*$|(?:ab (?:(?:dem|der|einem|vollendetem)\s+)?(?:\d+\.?(?![\d.,]*\s*(?:€|euro|eur|chf))|\p{L}+te[nrm]?\b)|nach \d+ \p{L}+|danach|nach der probezeit|später|mit der zeit|after \p{L}+ years?|ab \d+ jahren)[^,;]{0,25}$/iu

/** The days of paid leave a year that a sentence gives everyone. */
export function readHolidays(text: string): Found<number> | null {
  const found = firstOf(text, [
    [daysFirst, daysIn],
    [leaveDays, daysIn],
    [leaveFirst, daysIn],
    [leaveBare, daysIn],
    [leaveGiven, daysIn],
    [dueDays, daysIn],
    [weeks, ofWeeks],
    [leaveWeeks, ofWeeks],
  ])
  if (!found) return null
  const around = text.slice(Math.max(0, found.from - 30), found.to + 45)
  return conditional.test(around) || laterOnly.test(text.slice(0, found.from)) ? null : found
}

function daysIn(match: RegExpExecArray): number | null {
  return believed(Number(match[1]))
}

function ofWeeks(match: RegExpExecArray): number | null {
  return believed(5 * numberOf(match[1] ?? ''))
}

function believed(days: number): number | null {
  const { least, most } = dutyBounds.holidays
  return days >= least && days <= most ? days : null
}
