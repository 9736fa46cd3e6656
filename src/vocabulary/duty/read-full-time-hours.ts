import { dutyBounds } from './duty.values.ts'
import { type Found, firstOf } from './duty-segments.ts'

const hours = '(\\d{2}(?:[.,]\\d{1,2})?)'
const unit = '(?:stunden|std\\.?|h|hours|hrs)'
const perWeek = '(?:/|pro|je|in der|die|per|a)\\s*(?:woche|wo\\.|w\\b|week)'

/** "38,5-Stunden-Woche", "39 Wochenstunden", "40 hours a week". */
const inWeek = new RegExp(
  `(?<![\\d.,])${hours}\\s*(?:-?\\s*${unit}\\s*-?\\s*woche|-?\\s*wochenstunden|-hour\\s+week|${unit}\\s*(?:${perWeek}|wöchentlich|weekly))`,
  'iu',
)
/** "Wochenarbeitszeit von 38,5 Stunden", "wöchentliche Arbeitszeit: 39 Std." */
const ofWeek = new RegExp(
  `(?:wochenarbeitszeit|wöchentliche[rn]? (?:regel)?arbeitszeit|weekly (?:working )?hours|working week)\\s*(?:\\([^)]*\\)\\s*)?(?:von|beträgt|:|–|of|is|bei vollzeit|in vollzeit|\\s)*(?:derzeit |currently )?${hours}\\s*(?:${unit})?`,
  'iu',
)
/** "Vollzeit (38,5 Std.)", "Vollzeit: 40 h". */
const ofFullTime = new RegExp(
  `(?:vollzeit|(?:volle|ganze) stelle|full[\\s-]?time|100\\s?%\\s*(?=\\(|=|entspricht|sind))(?:stelle|beschäftigung|woche|kraft)?\\s*(?:\\(|:|–|-|mit|=|,|100\\s?%|sind|à|at|of|entspricht|bedeutet|hat|heißt|umfasst|beträgt|bei uns|hier|means|zu|\\s)*${hours}\\s*-?\\s*${unit}(?!\\s*(?:/|pro|im|per)\\s*(?:monat|month|tag|day))`,
  'iu',
)
/** "40 Stunden in Vollzeit" */
const thenFullTime = new RegExp(
  `(?<![\\d.,])${hours}\\s*-?\\s*${unit}\\s*(?:\\(|in|bei|als|für|=|–|-)\\s*(?:einer? |a )?(?:vollzeit|full[\\s-]?time)`,
  'iu',
)
/** "Bei 100 % arbeiten Sie 42 Stunden" */
const atFullTime = new RegExp(
  `(?:bei|in|zu) (?:einer )?(?:100\\s?%|vollzeit)\\s+(?:arbeiten|leisten|sind)\\s+(?:(?:sie|wir|du|es|das)\\s+)?(?:\\p{L}+\\s+)?${hours}\\s*${unit}(?!\\s*(?:/|pro|im|am)\\s*(?:monat|tag))`,
  'iu',
)
/** Before the number: a bound, a part or a range. */
const bounded =
  /(?:bis(?: zu)?|max(?:imal|\.)?|mind(?:estens|\.)?|höchstens|ab|zwischen|from|up to|at least|between|oder|über|unter|statt|von)\s*$|\d\s*(?:-|–|bis|to|und|oder|\/)\s*$/iu
const partTime = /teilzeit|part[\s-]?time|minijob|geringfügig|aushilf/i
const fullTime = /vollzeit|voll-|(?:volle|ganze) stelle|full[\s-]?time|100\s?%|pensum/i
/** Fewer are only believed of a post that is called full time. */
const usualLeast = 35

/** The hours a week of a full-time post that a sentence states. */
export function readFullTimeHours(text: string): Found<number> | null {
  const found = firstOf(text, [
    [ofFullTime, hoursIn],
    [thenFullTime, hoursIn],
    [atFullTime, hoursIn],
    [ofWeek, hoursIn],
    [inWeek, hoursIn],
  ])
  if (!found) return null
  const isNamed = fullTime.test(text)
  const numberAt = found.from + text.slice(found.from, found.to).search(/\d/)
  const before = text.slice(0, numberAt)
  const after = text.slice(found.to)
  if (bounded.test(before) && !/arbeitszeit von\s*$/i.test(before)) return null
  if (/^\s*(?:-|–|bis|to|oder)\s*\d/.test(after)) return null
  if (partTime.test(text) && !isNamed) return null
  return found.value >= usualLeast || isNamed ? found : null
}

function hoursIn(match: RegExpExecArray): number | null {
  const value = Number((match[1] ?? '').replace(',', '.'))
  const { least, most } = dutyBounds['full-time-hours']
  return value >= least && value <= most ? value : null
}
