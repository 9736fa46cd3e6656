import { dutyBounds } from './duty.values.ts'
import { type Found, firstOf, numberOf, numberWord } from './duty-segments.ts'

const days = '(?:montag|mo\\.?)s?\\s*(?:bis|-|–|to)\\s*(?:freitags?|fr\\b)'

/** Weekends that a month has, as one counts them. */
const ofMonth = 4
const perMonth = '(?:im|pro|je|in einem|per|a|/)\\s*(?:monat|month)|monatlich|every month|each month'
const ordinal: Readonly<Record<string, number>> = {
  zweite: 2,
  other: 2,
  second: 2,
  dritte: 3,
  third: 3,
  vierte: 4,
  fourth: 4,
}
const nth = `(?:jede[snm]?|every)\\s+(2\\.?|3\\.?|4\\.?|zweite[ns]?|dritte[ns]?|vierte[ns]?|other|second|third|fourth|2nd|3rd|4th)\\s+(?:wochenende?|weekend)`
const free = '(?:frei(?:e[nrs]?)?\\b|off\\b|dienstfrei|arbeitsfrei|free\\b)'

const nthFree = new RegExp(`${nth}[^,;.]{0,25}?${free}|${free}[^,;.]{0,15}?${nth}`, 'iu')
const nthWorked = new RegExp(nth, 'iu')
const ofFour = `(${numberWord})\\s+(?:von|out of|of|in)\\s+(?:vier|4|four)\\s+(?:wochenenden|weekends)`
/** "Drei von vier Wochenenden frei" */
const freeOfFour = new RegExp(`${ofFour}[^.;]{0,30}?${free}|${free}\\s+(?:an\\s+)?${ofFour}`, 'iu')
const workedOfFour = new RegExp(ofFour, 'iu')
const freeCount = new RegExp(
  `(${numberWord})\\s+(?:(?:komplett|ganze?|garantiert|vollständig)\\w*\\s+)*(?:freie[sn]?\\s+wochenenden?|wochenenden?\\s+(?:(?:${perMonth})\\s+)?(?:komplett |garantiert )?frei|weekends?\\s+off|free\\s+weekends?)`,
  'iu',
)
/** "Freie Wochenenden: mindestens zwei im Monat" */
const freeThenCount = new RegExp(
  `freie\\s+wochenenden?[^,;.\\d]{0,30}?(${numberWord})\\s+(?:${perMonth})`,
  'iu',
)
const workedCount = new RegExp(
  `(${numberWord})(?:\\s*(?:-|–|bis|to)\\s*(${numberWord}))?\\s+(?:wochenenddienste?n?|wochenenden?(?:dienst)?|weekends?(?: shifts?| dut(?:y|ies))?)\\s*(?:dienst\\s*)?(?:${perMonth})`,
  'iu',
)
const monthlyCount = new RegExp(
  `(?:monatlich|pro monat|im monat)\\s+(?:(?:arbeiten|sind|haben|leisten)\\s+(?:sie |du |wir )?)?(?:nur |maximal |max\\. |ca\\. |etwa |höchstens |an )*(${numberWord})(?:\\s*(?:-|–|bis)\\s*(${numberWord}))?\\s+(?:wochenenddienste?|wochenenden?)`,
  'iu',
)
/** Where the work is done, not what staff have beside it. */
const house =
  '(?:unsere?|das|die|der)\\s+(?!\\p{L}*(?:kita|kantine|cafeteria|küche|bistro|verwaltung|bibliothek|hotline|parkhaus|empfang))\\p{L}+'
const shut = '(?:zu|dicht)(?=\\s*(?:[,.;!)]|$|und\\b))'
const never = new RegExp(
  [
    '(?:keine?[nr]?|ohne|nie|weder|no|without|neither)\\s+(?:(?:\\p{L}+-|\\p{L}+[-,]*)\\s*(?:,|und|oder|noch|and|or|&|/)?\\s*){0,4}?(?:wochenend(?:\\s|dienst|arbeit|en?\\b|-)|weekend)\\p{L}*',
    '(?:(?:alle|sämtliche|immer)\\s+(?:\\p{L}+ )?|jedes\\s+)wochenenden?\\s+(?:und feiertage\\s+)?(?:sind\\s+)?(?:\\p{L}+ )?frei\\b',
    '(?:am|an)\\s+(?:jedem\\s+)?wochenenden?(?:\\s+und\\s+(?:an\\s+)?feiertagen)?\\s+(?:immer\\s+|haben sie (?:immer )?|ist )?(?:frei\\b|geschlossen)',
    '(?:feiertage)\\s*(?:,|und|sowie|&)\\s*(?:\\p{L}+ )?wochenenden?\\s+(?:sind\\s+)?(?:immer\\s+)?frei\\b',
    '(?:nachmittage?|wochenenden?)\\s*(?:,|und|sowie)\\s*(?:\\p{L}+ )?feiertage\\s+(?:sind |immer )?frei\\b',
    '(?<!(?:other|second|third|fourth|\\d\\p{L}*|one|two|three|a|long|free) )(?:all )?weekends?(?: and (?:public |bank )?holidays)?\\s+(?:are )?(?:always )?(?:off|free)\\b',
    '(?:am|an)\\s+wochenenden?\\s[^,.;]{0,40}?(?:nicht gearbeitet|bleibt [^,.;]{0,25}?(?:zu\\b|geschlossen)|arbeiten (?:sie|wir|du) nicht|haben (?:wir|sie) (?:zu|frei|geschlossen))',
    `(?:am|an)\\s+wochenenden?\\s+(?:haben|hat)\\s+(?:(?:alle|wir alle|unser (?:ganzes )?team|das ganze team)\\s+frei(?!\\p{L}|,\\s*(?:die|wer|außer))|${house}\\s+(?:geschlossen|${shut}))`,
    `(?:samstags?|sa\\.?)\\s*(?:,|und|/|&)\\s*(?:sonntags?|so\\.?)(?:[^.;,]{0,25}?(?:frei\\b|geschlossen)|\\s+(?:bleibt|hat)\\s+${house}\\s+${shut})`,
    'wochenend(?:dienste?|arbeit)\\s+(?:gibt es|kennt|kennen|fallen|fällt|haben|leisten|machen)[^,;.]{0,30}?(?:nicht\\b(?! (?:nur|jed|immer|oft|so))|keine?\\b)',
    'wochenend(?:dienste?|arbeit)\\s+entf(?:allen|ällt)',
    `(?:tage-woche|einsatz|dienste?)[^.;]{0,20}?${days}`,
    `${days}[^.;]{0,40}?(?:gearbeitet|im einsatz|im dienst|tätig\\b|arbeiten)`,
    `^[\\s•·*✓✔–-]*(?:nur |ausschließlich )?(?:von )?${days}(?![^.;]*(?:öffn|sprech|bewerb|anruf))[^.;]{0,40}$`,
    '(?:arbeitszeit\\p{L}*|dienstzeit\\p{L}*|arbeite\\p{L}*|dienst|ausschließlich|nur|working hours|work)\\b[^.;]{0,30}?(?:montag|mo\\.?)s?\\s*(?:bis|-|–|to)\\s*(?:freitag|fr\\b)',
    '\\bmonday (?:to|through|–|-) friday (?:only|working hours|schedule)',
    '(?:only|working hours|work)[^.;]{0,20}?monday (?:to|through|–|-) friday',
  ].join('|'),
  'iu',
)
/** "Am Wochenende werden Sie höchstens zweimal im Monat eingesetzt" */
const timesCount = new RegExp(
  `(?<!\\p{L})(?:am wochenende|an wochenenden)[^,;.\\d]{0,40}?(${numberWord})\\s?(?:mal|x|×)\\s+(?:${perMonth})`,
  'iu',
)
/** Holds for some, for a while, or on request. */
const conditional =
  /einarbeitung|probezeit|schwanger|auf wunsch|nach wunsch|wunschwochenende|wunschfrei|nach absprache|möglich|eltern|mütter|alleinerzieh|azubi|auszubild|erste[ns]? (?:monat|jahr)|optional|freiwillig|upon request|if you (?:like|wish)|wahlweise|außer|ausser|except|nach möglichkeit|in der regel nicht|langes? wochenende/iu
const notWork =
  /rufbereitschaft|bereitschaftsdienst|rufdienst|hintergrunddienst|on[\s-]call|erreich|telefon|rückruf|seminar|fortbildung|weiterbildung|zuschlag|zuschläge|zulage|wochenendausflug|teamevent|wochenendpauschale/iu

/** How many weekends a month, at most, a sentence says are worked. */
export function readWeekends(text: string): Found<number> | null {
  const found = readNever(text) ?? readCount(text)
  if (!found) return null
  const around = text.slice(Math.max(0, found.from - 60), found.to + 60)
  return conditional.test(around) ? null : found
}

/** "Montag bis Freitag, samstags im Wechsel" */
const workedSaturday =
  /(?:samstag|sonntag|saturday|sunday)(?![^.;]*(?:frei\b|geschlossen|free|off\b|closed))/iu

function readNever(text: string): Found<number> | null {
  const match = never.exec(text)
  if (!match) return null
  const isOfWeek = /montag|mo\.?\s*(?:bis|-|–)|monday/i.test(match[0])
  // "keine Bereitschaftsdienste am Wochenende" says nothing of other work.
  const isOther = isOfWeek
    ? notWork.test(text) || workedSaturday.test(text)
    : /bereitschafts?dienste?|rufbereitschaft/i.test(wordsBefore(match[0]))
  return isOther ? null : { value: 0, from: match.index, to: match.index + match[0].length }
}

/** Of a denial, all but what is denied in one breath: "keine Wochenend- oder Bereitschaftsdienste" denies both. */
function wordsBefore(words: string): string {
  return / am wochenende| an wochenenden/i.test(words) ? words : ''
}

function readCount(text: string): Found<number> | null {
  if (notWork.test(text)) return null
  return firstOf(text, [
    [freeOfFour, match => believed(ofMonth - numberOf(match[1] ?? match[2] ?? ''))],
    [workedOfFour, match => believed(numberOf(match[1] ?? ''))],
    [nthFree, match => believed(ofMonth - Math.floor(ofMonth / nthOf(match[1] ?? match[2] ?? '')))],
    [nthWorked, match => believed(Math.ceil(ofMonth / nthOf(match[1] ?? '')))],
    [freeCount, match => (/monat|month/i.test(text) ? believed(ofMonth - numberOf(match[1] ?? '')) : null)],
    [freeThenCount, match => believed(ofMonth - numberOf(match[1] ?? ''))],
    [workedCount, match => believed(numberOf(match[2] ?? match[1] ?? ''))],
    [timesCount, match => believed(numberOf(match[1] ?? ''))],
    [monthlyCount, match => believed(numberOf(match[2] ?? match[1] ?? ''))],
  ])
}

function nthOf(word: string): number {
  const figure = /\d/.exec(word)?.[0]
  return figure ? Number(figure) : (ordinal[word.toLowerCase().replace(/(?<=te)[ns]$/, '')] ?? Number.NaN)
}

function believed(weekends: number): number | null {
  const { least, most } = dutyBounds.weekends
  return weekends >= least && weekends <= most ? weekends : null
}
