import type { QueryWord } from './query-words.ts'

/** What stands before a number: "mind.", "Gehalt ab", "Umkreis von", "letzte". */
export type Lead = {
  length: number
  isFrom: boolean
  isMost: boolean
  isPay: boolean
  isEntry: boolean
  isAge: boolean
  isDistance: boolean
  currency: string | null
}

const meanings: readonly (readonly [words: string, meaning: Partial<Lead>])[] = [
  ['mind mindestens min minimum uber mehr least more above over minimal', { isFrom: true }],
  ['ab from', { isFrom: true, isEntry: true }],
  ['fruhestens spatestens earliest', { isEntry: true }],
  ['max maximal bis hochstens unter weniger most under below', { isMost: true }],
  [
    'zum start beginn eintritt starting start eintrittsdatum per anfang mitte ende beginning end dienstbeginn arbeitsbeginn stellenantritt antritt',
    { isEntry: true },
  ],
  [
    'gehalt lohn verdienst einkommen jahresbrutto monatsbrutto bruttolohn grundgehalt gehaltswunsch gehaltsvorstellung wage wages salary pay stundenlohn jahresgehalt monatsgehalt bruttogehalt verdienen earn monatslohn jahreslohn brutto netto bezahlung',
    { isPay: true },
  ],
  ['umkreis radius umkreissuche', { isDistance: true }],
  ['+ plus within', {}],
  ['letzte letzten letzter last past innerhalb seit alter older', { isAge: true }],
]
const leads = new Map(
  meanings.flatMap(([words, meaning]) => words.split(' ').map(word => [word, meaning] as const)),
)
// They begin no lead, but may stand in one.
const inside = new Set([
  'von',
  'at',
  'als',
  'than',
  'wie',
  'im',
  'in',
  'mit',
  'zu',
  'der',
  'dem',
  'den',
  'the',
  'of',
  'zwischen',
  'between',
  'pensum',
  'weg',
  'away',
])
const currencySigns = new Set(['€', 'eur', 'euro', 'chf', 'fr'])

const negations = new Set(['nicht', 'not'])
const lessThan = new Set(['unter', 'weniger', 'below', 'under', 'less'])
const olderThan = new Set(['alter', 'older'])
const moreThan = new Set(['mehr', 'weiter', 'langer', 'more', 'further', 'longer'])

export function leadAt(words: readonly QueryWord[], at: number): Lead {
  const lead: Lead = {
    length: 0,
    isFrom: false,
    isMost: false,
    isPay: false,
    isEntry: false,
    isAge: false,
    isDistance: false,
    currency: null,
  }
  const isNegated = negations.has(words[at]?.key ?? '')
  const isNotMore = isNegated && moreThan.has(words[at + 1]?.key ?? '')
  const isNotOlder = isNegated && olderThan.has(words[at + 1]?.key ?? '')
  const isNotLess = isNegated && lessThan.has(words[at + 1]?.key ?? '')
  if (isNotLess) Object.assign(lead, { length: 2, isFrom: true })
  else if (isNotMore) Object.assign(lead, { length: 2, isMost: true })
  else if (isNotOlder) lead.length = 1
  for (let index = at + lead.length; index < at + 5; index++) {
    const key = words[index]?.key ?? ''
    const meaning = leads.get(key)
    if (meaning) Object.assign(lead, meaning)
    else if (currencySigns.has(key)) lead.currency = key
    else if (index === at || !inside.has(key)) break
    lead.length++
  }
  return lead
}

/** "50–80" and "50 bis 80", `length` in words; both ends are the number where there is one. */
export type Range = { least: number; most: number; length: number }

export function rangeAt(words: readonly QueryWord[], first: number, text: string): Range {
  const [one, next, other] = [words[first], words[first + 1], words[first + 2]]
  const least = numberOf(one)
  const gap = one && next ? text.slice(one.to, next.from) : ''
  if (isCount(next) && /^\s?[-–—/]\s?$/.test(gap)) return { least, most: numberOf(next), length: 2 }
  if ((next?.key === 'bis' || next?.key === 'to' || next?.key === 'oder') && isCount(other) && isCount(one))
    return { least, most: numberOf(other), length: 3 }
  // "zwischen 50 und 70 Prozent"
  const isBetween = between.has(words[first - 1]?.key ?? '') && (next?.key === 'und' || next?.key === 'and')
  if (isBetween && isCount(other)) return { least, most: numberOf(other), length: 3 }
  // "mindestens 25 und höchstens 30 Stunden"
  const behind = words[first + 3]
  const isMost = leads.get(other?.key ?? '')?.isMost === true
  if (
    (next?.key === 'und' || next?.key === 'and' || next?.key === 'aber') &&
    isMost &&
    isCount(behind) &&
    isCount(one)
  )
    return { least, most: numberOf(behind), length: 4 }
  if (next?.key === '%' && other?.isNumber && /^\s?[-–—]\s?$/.test(text.slice(next.to, other.from)))
    return { least, most: numberOf(other), length: 3 }
  return { least, most: least, length: 1 }
}

const between = new Set(['zwischen', 'between'])

const inWords: Readonly<Record<string, number>> = {
  zwei: 2,
  zwo: 2,
  two: 2,
  drei: 3,
  three: 3,
  vier: 4,
  four: 4,
  funf: 5,
  five: 5,
  sechs: 6,
  six: 6,
  sieben: 7,
  acht: 8,
  zehn: 10,
  ten: 10,
  zwolf: 12,
  funfzehn: 15,
  fifteen: 15,
  sechzehn: 16,
  achtzehn: 18,
  zwanzig: 20,
  twenty: 20,
  funfundzwanzig: 25,
  dreissig: 30,
  thirty: 30,
  funfunddreissig: 35,
  vierzig: 40,
  forty: 40,
  funfzig: 50,
  sechzig: 60,
  siebzig: 70,
  achtzig: 80,
  neunzig: 90,
  hundert: 100,
}

/** "20" and "zwanzig". */
export function isCount(word: QueryWord | undefined): boolean {
  return word !== undefined && (word.isNumber || Object.hasOwn(inWords, word.key))
}

function numberOf(word: QueryWord | undefined): number {
  const written = inWords[word?.key ?? '']
  if (written !== undefined) return written
  const raw = word?.raw ?? ''
  // "4.000" and "4'000" are thousands, "19,50" and "19.5" are not.
  const plain = raw.replace(/[.,’'](?=\p{N}{3}(?!\p{N}))/gu, '').replace(',', '.')
  return Number.parseFloat(plain)
}

const months = new Set(
  'januar februar marz april mai juni juli august september oktober november dezember january february march may june july october december jan feb okt nov dez janner feber'.split(
    ' ',
  ),
)
const seasons = new Set('fruhjahr fruhling sommer herbst winter summer spring autumn'.split(' '))
const next = new Set('nachstem nachsten nachster nachstes next kommendem kommenden'.split(' '))
const units = new Set(
  'monat jahr woche month year week ersten monatsersten quartal semester schuljahr'.split(' '),
)

/** "ab Januar 2027", "zum 1.4.", "ab 01.04.2027", "August 2027": how many words the date takes, 0 for none. */
export function dateAt(words: readonly QueryWord[], at: number, lead: Lead): number {
  const word = words[at]
  if (!word) return 0
  const isYear = (index: number) => /^20[2-4]\d$/.test(words[index]?.raw ?? '')
  if (months.has(word.key) && (lead.isEntry || isYear(at + 1))) return isYear(at + 1) ? 2 : 1
  if (!lead.isEntry) return 0
  if (seasons.has(word.key)) return isYear(at + 1) ? 2 : 1
  if (next.has(word.key) && units.has(words[at + 1]?.key ?? '')) return 2
  if (/^\d{1,2}\.\d{1,2}(?:\.\d{2,4})?$/.test(word.raw)) return isYear(at + 1) ? 2 : 1
  if (/^\d{1,2}$/.test(word.raw) && months.has(words[at + 1]?.key ?? '')) return isYear(at + 2) ? 3 : 2
  return isYear(at) ? 1 : 0
}

const beginnings = new Set([
  ...leads.keys(),
  ...currencySigns,
  ...negations,
  ...months,
  ...Object.keys(inWords),
])

/** Most words begin no amount, which is then found out at once. */
export function mayBeginAmount(word: QueryWord | undefined): boolean {
  return word !== undefined && (word.isNumber || beginnings.has(word.key))
}
