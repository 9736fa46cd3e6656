import { isHouse, isNamedHouse } from './read-place.ts'
import { isFineAt, sayingAt } from './read-sayings.ts'
import type { Reader } from './reader.ts'
import { isSeldomWished, type Saying } from './saying.ts'

/** "keine Nacht, aber Wochenende", "Wochenende ok" and "befristet ist ok" allow what they name, they do not ask for it; "sondern nur früh" does. */
export function isPermission(reader: Reader, { filter, refusal }: Saying, length: number): boolean {
  if (filter ? !isSeldomWished(filter) : refusal === undefined) return false
  if (reader.isAfterOnly) return false
  return reader.isAfterBut || isOffered(reader, refusal) || isFineAt(reader.words, reader.at + length)
}

/** "auch nachts und am Wochenende" and "happy to work nights" offer what few want; "gern vormittags" is a wish. */
function isOffered({ words, at }: Reader, refusal: Saying['refusal']): boolean {
  if (refusal === undefined || !burdens.has(refusal)) return false
  for (let before = at - 1; before >= 0; before--) {
    const key = words[before]?.key ?? ''
    if (offering.has(key)) return true
    if (!goingOn.has(key) && !burdens.has(sayingAt(words, before)?.saying.refusal ?? '')) return false
  }
  return false
}

const burdens: ReadonlySet<string> = new Set(['nights', 'weekends', 'on-call'])
const offering = new Set(['auch', 'gern', 'gerne', 'also', 'sogar', 'even', 'happy', 'willing', 'bereit'])
const goingOn = new Set([
  'und',
  'oder',
  'and',
  'or',
  'am',
  'an',
  'in',
  'den',
  'der',
  'on',
  'to',
  'work',
  'do',
])

export function isMeant(reader: Reader, saying: Saying, length: number): boolean {
  if (saying.needsOnly && !reader.isAfterOnly && !isOnlyBehind(reader, length)) return false
  if (isEndOfCompound(reader)) return false
  if (saying.filter?.name !== 'employerType') return true
  const { words, at } = reader
  // "Klinik für Kardiologie" is a department, "Klinikum Köln" a name, "psychiatrische Klinik" a kind of house.
  const next = words[at + length]
  if (
    next?.key === 'fur' ||
    next?.key === 'of' ||
    (next && isHouse(next.key) && !sayingAt(words, at + length))
  )
    return false
  const before = words[at - 1]
  if (reader.before === 'word' && isNamedHouse(words, at)) return false
  if (reader.before === 'word' && before && (adjective.test(before.key) || isHouse(before.key))) return false
  return reader.leadsTo !== 'nothing' || !isNameWithTown(reader, length)
}

/** "Klinik am Park", "Praxis Dr. Müller": how many words the name of a house takes that goes on behind its kind, 0 where none does. */
export function lengthOfHouseName({ words, at, text, places }: Reader, length: number): number {
  const next = words[at + length]
  if (next?.key === 'dr' || next?.key === 'prof') return length + 1
  if (!next || !leadsToName.has(next.key)) return 0
  // "zum nächstmöglichen Zeitpunkt", "am Wochenende"
  if ((sayingAt(words, at + length)?.length ?? 0) > 1) return 0
  const isArticle = ['der', 'den', 'dem'].includes(words[at + length + 1]?.key ?? '')
  const end = at + length + (isArticle ? 2 : 1)
  const named = words[end]
  if (!named || named.isNumber || sayingAt(words, end) || text.slice(next.to, named.from).includes(','))
    return 0
  return places(named.from)?.kind === 'region' ? 0 : end + 1 - at
}

const leadsToName = new Set(['am', 'an', 'zum', 'zur', 'rechts', 'links'])

const adjective =
  /(?:isch|al|iv|lich|privat|ambulant|stationar)e[rnsm]?$|^(?:reha|rehabilitation|tages|privat|fach|spezial|tier|kur|augen|haut|herz)$/

/** "Nachtdienst only". */
function isOnlyBehind(reader: Reader, length: number): boolean {
  const { words, at, text } = reader
  const [behind, next] = [words[at + length], words[at + length + 1]]
  if (behind?.key === 'only' || behind?.key === 'ausschliesslich') return true
  // "Nachtdienst nur", but "Nachtdienst nur in Köln"
  return behind?.key === 'nur' && (next === undefined || text.slice(behind.to, next.from).includes(','))
}

/** "Reha-Klinik" and "Tages-Praxis" are one word. */
export function isEndOfCompound({ words, at, text, before }: Reader): boolean {
  const [last, word] = [words[at - 1], words[at]]
  return (
    before === 'word' && last !== undefined && word !== undefined && text.slice(last.to, word.from) === '-'
  )
}

const housesNamedByTown = /^(?:uni(?!versity)|klinikum$|kliniken$)/

function isNameWithTown(reader: Reader, length: number): boolean {
  const { words, at, text, places } = reader
  const [last, next] = [words[at + length - 1], words[at + length]]
  if (!last || !next || text.slice(last.to, next.from).includes(',')) return false
  if (!housesNamedByTown.test(words[at]?.key ?? '')) return false
  const named = places(next.from)
  // "Universitätsklinikum Schleswig-Holstein" is one, but "Universitätsklinik Sachsen" is any there.
  return named !== null && (named.kind !== 'region' || last.key.endsWith('klinikum'))
}
