/** Months as YYYY-MM, or YYYY where only the year is said. `to` is null when it lasts, `from` when only its end is known. */
export type Period = { from: string | null; to: string | null }

export type PeriodMatch = Period & {
  kind: 'range' | 'since' | 'point'
  /** Offsets in the text. */
  start: number
  end: number
}

const months = [
  'jan(?:uar|uary)?|jän(?:ner)?|jaenner',
  'feb(?:ruar|ruary|er)?',
  'mär(?:z)?|maer(?:z)?|mar(?:ch)?|mrz',
  'apr(?:il)?',
  'mai|may',
  'jun[ie]?',
  'jul[iy]?',
  'aug(?:ust)?',
  'sep(?:t(?:ember)?)?',
  'o[kc]t(?:ober)?',
  'nov(?:ember)?',
  'de[zc](?:ember)?',
] as const
const monthPatterns = months.map(names => new RegExp(`^(?:${names})$`, 'i'))

const year = '(?:19[4-9]\\d|20[0-4]\\d)'
/** Parts of a year whose months are anybody's guess: only the year is read. */
const parts =
  'früh(?:jahr|ling)|sommer|herbst|winter|anfang|mitte|ende|spring|summer|autumn|fall|early|mid|late'
const partOfYear = new RegExp(`^(?:${parts})`, 'i')
const point = [
  // day, month and year, or month and year in figures
  `(?:(?:0?[1-9]|[12]\\d|3[01])\\s?[./]\\s?)?(?:0?[1-9]|1[0-2])\\s?[./-]\\s?${year}`,
  `${year}[-/.](?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\\d|3[01]))?(?!\\d)`,
  `(?:(?:0?[1-9]|[12]\\d|3[01])\\.?\\s)?(?:${months.join('|')})\\.?,?\\s{0,2}(?:${year}|['’]\\d\\d)`,
  `(?:${parts})[\\s-]?${year}(?:\\s?/\\s?(?:${year}|\\d\\d))?`,
  `(?:WS|SS|WiSe|SoSe|Wintersemester|Sommersemester)\\s?${year}(?:\\s?/\\s?(?:${year}|\\d\\d))?`,
  `${year}(?:\\s?/\\s?(?:${year}|\\d\\d(?!\\d)))?`,
].join('|')
const namedMonth = `(?:${months.join('|')})\\.?`
const short = '(?:0[1-9]|1[0-2])[./]\\d\\d'
const now =
  'bis\\s(?:heute|dato|jetzt|auf weiteres)|heute|present|now|current(?:ly)?|laufend|dato|aktuell|jetzt|ongoing|today|gegenwärtig|derzeit|to\\sdate|fortlaufend|till\\snow'
const dash = '\\s{0,3}(?:-{1,2}|[–—‐−→]|bis(?:\\szum)?|to|until|till|through)\\s{0,3}'
const before = '(?<![\\p{L}\\d./-])'
const after = '(?![\\p{L}\\d]|[.,]\\d|\\s?%)'

const ranges = [
  new RegExp(`${before}(${point})${dash}(${now}|${point})${after}`, 'iu'),
  new RegExp(`${before}(${short})${dash}(${now}|${short})${after}`, 'iu'),
  // "14 Sep 2020 to date": its "to" is that of the words, too.
  new RegExp(`${before}(${point}|${short})[\\s,]{1,3}(to\\sdate)${after}`, 'iu'),
  // A table with a cell for either: "04/2020", "heute".
  new RegExp(`^\\s*(${point})\\t+(${now}|${point})(?=\\s|$)`, 'iu'),
  // "Aug. 2015 - April 19"
  new RegExp(
    `${before}(${namedMonth}\\s(?:${year}|\\d\\d))${dash}(${namedMonth}\\s\\d\\d)${after}(?!,)`,
    'iu',
  ),
  new RegExp(`${before}(${namedMonth}\\s\\d\\d)${dash}(${now}|${point})${after}`, 'iu'),
  // "05–09/2014", "2016–18"
  new RegExp(`${before}(0?[1-9]|1[0-2])\\s?[–-]\\s?((?:0?[1-9]|1[0-2])[./]${year})${after}`, 'iu'),
  new RegExp(`${before}(${year})\\s?[–-]\\s?(\\d\\d)${after}`, 'iu'),
]
const since = new RegExp(
  `${before}(?:seit|since|ab|from)(?:\\sdem)?\\s{1,3}(${point}|${short})${after}`,
  'iu',
)
const open = new RegExp(`${before}(${point}|${short})\\s?[–—-](?=\\s*(?:$|\\t|\\n))`, 'iu')
const alone = new RegExp(`${before}(${point})${after}`, 'iu')

/** The first period of a text: a range before what merely begins, before a single date. */
export function findPeriod(text: string): PeriodMatch | null {
  return findRange(text) ?? findSince(text) ?? findPoint(text)
}

/** The first range or beginning of a text, without single dates. */
export function findSpan(text: string): PeriodMatch | null {
  return findRange(text) ?? findSince(text)
}

function findRange(text: string): PeriodMatch | null {
  const found = ranges
    .map(pattern => pattern.exec(text))
    .filter(match => match !== null)
    .sort((one, other) => one.index - other.index || other[0].length - one[0].length)
  for (const match of found) {
    const [whole, first = '', last = ''] = match
    const to = isNow(last) ? null : readPoint(centuryLike(last, first))
    const from = readPoint(yearLike(first, last))
    if (from === null || (to === null && !isNow(last))) continue
    if (to !== null && to.slice(0, 4) < from.slice(0, 4)) continue
    return { kind: 'range', from, to, start: match.index, end: match.index + whole.length }
  }
  return null
}

function findSince(text: string): PeriodMatch | null {
  const match = since.exec(text) ?? open.exec(text)
  const from = match && readPoint(match[1] ?? '')
  if (!match || !from) return null
  return { kind: 'since', from, to: null, start: match.index, end: match.index + match[0].length }
}

export function findPoint(text: string): PeriodMatch | null {
  const match = alone.exec(text)
  const at = match && readPoint(match[1] ?? '')
  if (!match || !at) return null
  return { kind: 'point', from: null, to: at, start: match.index, end: match.index + match[0].length }
}

function isNow(text: string): boolean {
  return new RegExp(`^(?:${now})$`, 'iu').test(text)
}

/** "05" of "05–09/2014" is of the year behind it. */
function yearLike(first: string, last: string): string {
  return /^\d{1,2}$/.test(first) ? `${first}/${last.slice(-4)}` : first
}

/** "18" of "2016–18" is of the century before it. */
function centuryLike(last: string, first: string): string {
  return /^\d\d$/.test(last) ? `${first.slice(0, 2)}${last}` : last
}

function readPoint(text: string): string | null {
  const term = /^(W|S)\w*\s?(\d{4})/i.exec(text)
  if (term && /^(?:W|S)(?:S|iSe|oSe|intersem|ommersem)/i.test(text))
    return `${term[2]}-${term[1]?.toUpperCase() === 'W' ? '10' : '04'}`
  if (partOfYear.test(text)) return /\d{4}/.exec(text)?.[0] ?? null
  const iso = /^(\d{4})[-/.](\d\d)(?!\d)/.exec(text)
  if (iso && Number(iso[2]) >= 1 && Number(iso[2]) <= 12) return `${iso[1]}-${iso[2]}`
  const numbers = /(\d{1,2})\s?[./-]\s?(\d{4}|\d\d)$/.exec(text)
  if (numbers?.[1] && numbers[2] && !/^\d{4}/.test(text))
    return `${fullYear(numbers[2])}-${numbers[1].padStart(2, '0')}`
  const named = /(\p{L}+)\.?,?\s*['’]?(\d{4}|\d\d)$/u.exec(text)
  const month = named ? monthPatterns.findIndex(pattern => pattern.test(named[1] ?? '')) : -1
  if (named?.[2] && month >= 0) return `${fullYear(named[2])}-${String(month + 1).padStart(2, '0')}`
  return /\d{4}/.exec(text)?.[0] ?? null
}

function fullYear(digits: string): string {
  if (digits.length === 4) return digits
  return Number(digits) > 45 ? `19${digits}` : `20${digits}`
}
