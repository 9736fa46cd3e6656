import type { Lead, Range } from './numbers.ts'
import type { QueryWord } from './query-words.ts'

const links = new Set(['bis', 'to', 'until', 'till', 'und', 'and'])
const hoursOfDay = 24
const dayBegins = 6
const dayEnds = 18

/** "8 bis 13 Uhr", "8:00-16:30 Uhr", "bis 15 Uhr": by day when all of it is; other times say nothing that could be searched by. */
export function clockAt(
  words: readonly QueryWord[],
  first: number,
  { length }: Range,
  lead: Lead,
  text: string,
): { kind: 'day' | 'nothing'; length: number } | null {
  const times: number[] = []
  let end = 0
  for (let at = first; at < words.length; ) {
    const word = words[at]
    if (!word?.isNumber) break
    let hour = Number.parseFloat(word.raw.replace(',', '.'))
    at += isMinute(words, at + 1, text) ? 2 : 1
    if (isUnit(words, at)) {
      if (words[at]?.key === 'pm' && hour < 12) hour += 12
      at++
      end = at
    }
    times.push(hour)
    if (links.has(words[at]?.key ?? '')) at++
  }
  if (
    end === 0 ||
    times.some(time => time > hoursOfDay) ||
    times.length > 2 ||
    (length > 1 && times.length === 1)
  )
    return null
  return { kind: isByDay(times, lead) ? 'day' : 'nothing', length: end - first }
}

/** "8 Uhr", "8 am to 2 pm", but not "20 am Bodensee" */
function isUnit(words: readonly QueryWord[], at: number): boolean {
  const [unit, next] = [words[at]?.key, words[at + 1]]
  return unit === 'uhr' || unit === 'pm' || (unit === 'am' && next !== undefined && links.has(next.key))
}

/** "8:30" */
function isMinute(words: readonly QueryWord[], at: number, text: string): boolean {
  const [hour, minute] = [words[at - 1], words[at]]
  return minute?.isNumber === true && text.slice(hour?.to, minute.from) === ':'
}

function isByDay([from = 0, to]: readonly number[], { isMost, isFrom }: Lead): boolean {
  if (to !== undefined) return from >= dayBegins && to <= dayEnds && from < to
  return isMost && !isFrom && from > dayBegins && from <= dayEnds
}
