import { dutyBounds } from '../../../../vocabulary/duty/duty.values.ts'
import type { JobSearchParams } from '../../../job-search/job.schema.ts'

export type Bounds = Partial<Pick<JobSearchParams, 'weekendsMax' | 'holidaysMin' | 'sort'>>

const number = String.raw`(?<number>\d{1,2}|kein(?:e[smn]?)?|ein(?:e[smn]?|s)?|eens|oans?|zwei|zwoa|zwöi|drei|no|one|two|three)`
const most = String.raw`(?:höchstens|maximal|max\.?|nur|bloß|nicht mehr als|nicht öfter als|at most|no more than|up to|only|just)`
const weekend = String.raw`(?:wochenend\p{L}*|wuchenend\p{L}*|weekends?)`
const month = `(?:im|pro|am|per|a|each|in the|in a) (?:monat|month|monet)`

/** "höchstens zwei Wochenenden im Monat", "am Wochenende nur einmal im Monat", "jedes zweite Wochenende frei". */
const weekends: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})(?:${most} )?(?:an )?${number} ${weekend}(?: \p{L}+){0,2} ${month}(?!\p{L}| frei| off)`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:am |an |auf )?${weekend}(?:,? (?:arbeiten|bitte|aber|dann|nur|muss|mag|kann|möchte|will|würde|ich|gern|gerne|please)){0,4} ${most} (?:auf )?${number}(?:mal| mal| times?)? ${month}(?!\p{L})`,
    'iu',
  ),
]
const everyOther =
  /(?<!\p{L})(?:jedes (?:zweite|2\.) wochenende|every (?:other|second) weekend)(?: (?:frei|off))?(?!\p{L})/iu

/** "mindestens 30 Tage Urlaub", "30 days of holiday at least". */
const holidays =
  /(?<!\p{L})(?:(?:mit |with )?(?:mindestens|wenigstens|minimum|min\.?|ab|at least|mehr als|more than) )?(?<number>[2-5]\d) (?:tagen? (?:urlaub|ferien)|urlaubstagen?|ferientagen?|days? (?:of )?(?:annual )?(?:holidays?|vacation|leave)|holidays?(?= a year))(?: (?:im|pro|a|per) (?:jahr|year))?(?: at least)?(?!\p{L})/iu

/** "Apothekerin in Graz, die neuesten zuerst" */
const newestFirst =
  /[,;]?\s*(?<!\p{L})(?:(?:bitte|bittschön|aber|und|mit|die|das|den|the) )*(?:aller)?(?:neue?sten?s?|aktuellsten?|newest|latest)(?: anzeigen| stellen| jobs)? (?:bitte )?(?:zuerst|oben|als erstes|nach oben|first)(?!\p{L})/iu

/**
 * How many weekends somebody works at most, how many days off a year they want, whether the newest come first, and the text without that.
 */
export function readBounds(text: string): { bounds: Bounds; rest: string } {
  const bounds: Bounds = {}
  let rest = text
  const other = everyOther.exec(rest)
  const found = other ?? weekends.map(each => each.exec(rest)).find(each => each !== null) ?? null
  if (found) {
    const count = other ? 2 : numberOf(found.groups?.number ?? '')
    if (count >= dutyBounds.weekends.least && count <= dutyBounds.weekends.most) bounds.weekendsMax = count
    rest = rest.replace(found[0], ' ')
  }
  const days = holidays.exec(rest)
  if (days) {
    bounds.holidaysMin = Number(days.groups?.number)
    rest = rest.replace(days[0], ' ')
  }
  if (newestFirst.test(rest)) {
    bounds.sort = 'newest'
    rest = rest.replace(newestFirst, ' ')
  }
  return { bounds, rest: rest.replace(/\s+/g, ' ').trim() }
}

function numberOf(word: string): number {
  if (/^\d+$/.test(word)) return Number(word)
  if (/^(?:kein|no$)/iu.test(word)) return 0
  if (/^(?:zw|two)/iu.test(word)) return 2
  return /^(?:drei|three)/iu.test(word) ? 3 : 1
}
