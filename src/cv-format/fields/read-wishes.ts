import type { CvStart, CvWishes } from '../cv.ts'
import { type Line, partOf } from '../document/line.ts'
import { findPoint } from '../structure/read-period.ts'
import { found, foundText, matched } from './evidence.ts'
import { isTown } from './places.ts'

const wish =
  /(?<!\p{L})(?:suche(?!rfahr)|gesucht|gewünscht\p{L}*|wunsch\p{L}*|wünsche|verfügbar(?:keit)?|eintritt(?:s\p{L}+)?|\p{L}*antritt(?:s\p{L}+)?|kündigungsfrist|frühestens|frühester|stellensuche|looking for|seeking|available|availability|notice period|earliest start|start date|desired|preferred)(?!\p{L})/iu
const fullTime = /(?<!\p{L})(?:vollzeit(?:stelle)?|full[- ]?time)(?!\p{L})/iu
const partTime = /(?<!\p{L})(?:teilzeit(?:stelle)?|part[- ]?time)(?!\p{L})/iu
const percents = /(?<![\d.,])(\d{2,3})\s?(?:%?\s?(?:-|–|bis|to)\s?(\d{2,3})\s?)?(?:%|prozent|percent)/iu
const atOnce = /(?<!\p{L})(?:ab sofort|per sofort|sofort|immediately|at once)(?!\p{L})/iu
const notice =
  /(?<!\p{L})(?:kündigungsfrist|notice period)\s*:?\s*(?:von |of )?\d{1,2}\s(?:wochen?|monate?n?|weeks?|months?)[\p{L} ]*/iu
const day = /(?<!\d)(0?[1-9]|[12]\d|3[01])\s?[./]\s?(0?[1-9]|1[0-2])\s?[./]\s?(20\d\d)(?!\d)/u
const around = /(?<!\p{L})(?:in(?: der region)?|raum|region|umkreis(?: von)?|großraum|nähe|near)\s+/giu

/**
 * What somebody wants next, where they say that they want it: "suche Teilzeit in Köln ab sofort", "Gewünschter Eintritt: 01.03.2027". `lines`
 * are those outside of the stations, whose dates and places are past.
 */
export function readWishes(lines: readonly Line[], now: Date): CvWishes {
  const wishes = lines.filter(({ text }) => wish.test(text) && text.length < 400)
  return {
    employment: first(wishes, employmentOf),
    workload: first(wishes, workloadOf),
    start: first(wishes, line => startOf(line, now)),
    place: first(wishes, placeOf),
  }
}

function first<T>(lines: readonly Line[], read: (line: Line) => T | null): T | null {
  for (const line of lines) {
    const value = read(line)
    if (value !== null) return value
  }
  return null
}

/** Somebody who names both is open to either, which says nothing. */
function employmentOf(line: Line): CvWishes['employment'] {
  const full = fullTime.exec(line.text)
  const part = partTime.exec(line.text)
  if (full && part) return null
  if (full) return found('full-time', matched(line, full), 'likely')
  return part && found('part-time', matched(line, part), 'likely')
}

function workloadOf(line: Line): CvWishes['workload'] {
  const match = percents.exec(line.text)
  const [, low, high] = match ?? []
  if (!match || low === undefined) return null
  const [from, to] = [Number(low), Number(high ?? low)]
  return from >= 10 && from <= to && to <= 100 ? found({ from, to }, matched(line, match), 'likely') : null
}

function startOf(line: Line, now: Date): CvWishes['start'] {
  const date = dateOf(line)
  if (date && date.value >= now.toISOString().slice(0, 7)) return date
  const soon = atOnce.exec(line.text)
  if (soon) return found<CvStart>('now', matched(line, soon), 'likely')
  const weeks = notice.exec(line.text)
  return weeks && found<CvStart>('notice', matched(line, weeks), 'likely')
}

/** A month alone is its first day, which is what an employer would take it for. */
function dateOf(line: Line): CvWishes['start'] {
  const match = day.exec(line.text)
  const [, date = '', month = '', year = ''] = match ?? []
  if (match)
    return found<CvStart>(
      `${Number(year)}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` as CvStart,
      matched(line, match),
      'likely',
    )
  const point = findPoint(line.text)
  const end = point?.to ?? ''
  return point && /^\d{4}-\d\d$/.test(end)
    ? found<CvStart>(`${end}-01` as CvStart, partOf(line, point.start, point.end), 'likely')
    : null
}

/** "Teilzeit in Köln oder Bonn": the first town of the vocabulary. */
function placeOf(line: Line): CvWishes['place'] {
  for (const match of line.text.matchAll(around)) {
    const from = match.index + match[0].length
    const words = /^\p{Lu}[\p{L}.-]*(?:\s(?:am|an der|im|bei|a\.)\s\p{Lu}\p{L}+|\s\p{Lu}\p{L}+)?/u.exec(
      line.text.slice(from),
    )?.[0]
    const names = words ? [words, words.split(/\s/)[0] ?? ''] : []
    const town = names.find(name => isTown(name.replace(/\.$/, '')))
    if (town) return foundText(partOf(line, from, from + town.replace(/\.$/, '').length), 'likely')
  }
  return null
}
