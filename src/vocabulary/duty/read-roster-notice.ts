import { dutyBounds } from './duty.values.ts'
import { type Found, firstOf, numberOf, numberWord } from './duty-segments.ts'

const roster =
  '(?:dienst|einsatz|schicht|arbeits|touren)(?:plan|pläne|plänen|planung(?:en)?)(?!swünsche|swunsch)|(?:dienste|schichten) (?:werden|stehen|sind|kennen|wissen|erfahren)|(?<!\\p{L})plan(?!\\p{L})|roster|rota\\b|shift plan|work schedule|duty schedule'
const span = `(${numberWord})(?:\\s*(?:-|–|bis|to)\\s*(${numberWord}))?\\s+(wochen?|monate?n?|weeks?|months?)`
const ahead =
  '(?:im voraus|im vorhinein|vorlauf|vorher|vorab|zuvor|vor (?:beginn|start|dienst|monatsbeginn|monatsanfang)|in advance|ahead|before)'

const rosterFirst = new RegExp(`(?:${roster})[^.;]{0,70}?${span}[^.;]{0,15}?${ahead}`, 'iu')
const spanFirst = new RegExp(`${span}\\s+${ahead}[^.;]{0,50}?(?:${roster})`, 'iu')
const before = new RegExp(
  `(?:${roster})[^.;]{0,40}?(?:spätestens|mindestens|bereits|steht|liegt)\\s+${span}\\s+vor\\b`,
  'iu',
)
/** Who has to be early is not the house. */
const other = /urlaubsplan|ferienplan|wünsche|wunschbuch|frist|kündig|antrag|beantrag|tauschen|fortbildung/iu
const weeksOfMonth = 52 / 12

/** How many weeks before it begins the roster is known, as a sentence says. */
export function readRosterNotice(text: string): Found<number> | null {
  if (other.test(text)) return null
  return firstOf(text, [
    [rosterFirst, weeksIn],
    [spanFirst, weeksIn],
    [before, weeksIn],
  ])
}

/** Of a range the least. */
function weeksIn(match: RegExpExecArray): number | null {
  const count = numberOf(match[1] ?? '')
  const weeks = /^mon/i.test(match[3] ?? '') ? Math.floor(count * weeksOfMonth) : count
  const { least, most } = dutyBounds['roster-notice']
  return weeks >= least && weeks <= most ? weeks : null
}
