import { fold } from '../../../search/text/fold.ts'

/** Which of the ads that were shown is meant. */
export type Reference =
  /** By its place in the list, from 0. */
  | { kind: 'at'; index: number }
  /** The last of the list, or one before it. */
  | { kind: 'last'; before?: number }
  /** The one before or after the one that was talked about. */
  | { kind: 'beside'; by: -1 | 1 }
  /** The one that was talked about, or whose page is open. */
  | { kind: 'this' }
  /** By words of its employer, title or place. */
  | { kind: 'named'; text: string }

/** The keys with each mention of ads of the list as the one word "#job", and what those mean, in their order. */
export type Referred = { keys: string[]; references: Reference[][]; froms: number[] }

const ordinals = [
  'erste ersten erster erstes erstem first erscht erschti easchte 1st oberste obersten oberster',
  'zweite zweiten zweiter zweites zweitem second 2nd zweit zwoate zweiti',
  'dritte dritten dritter drittes drittem third 3rd dritt dritti',
  'vierte vierten vierter viertes fourth 4th',
  'fünfte fünften fünfter fünftes fifth 5th',
  'sechste sechsten sechster sixth 6th',
  'siebte siebten siebente siebter seventh 7th',
  'achte achten achter eighth 8th',
  'neunte neunten neunter ninth 9th',
  'zehnte zehnten zehnter tenth 10th',
]
const counts = [
  '1 eins',
  '2 zwei beiden beide two both',
  '3 drei three',
  '4 vier four',
  '5 fünf five',
  '6 sechs six',
  '7 sieben seven',
  '8 acht eight',
  '9 neun nine',
  '10 zehn ten',
]
const numbered = (lists: readonly string[]) =>
  new Map(lists.flatMap((words, at) => words.split(' ').map((word): [string, number] => [fold(word), at])))
const ordinalOf = numbered(ordinals)
const countOf = numbered(counts)
const set = (words: string) => new Set(words.split(' ').map(fold))
const last = set('letzte letzten letzter letztes letztem last unterste untersten')
const lastButOne = set('vorletzte vorletzten vorletzter vorletztes')
const before = set('davor darüber vorige vorherige vorherigen before previous')
const after = set('danach darunter nächste after next')
const noneOfList = set(
  'seite page woche wochen monat monats monaten monate jahr jahres jahren jahre tag tage tagen zeit suche liste mal schritt step week month year days weeks months years time',
)
const articles = set('die der das den dem des the diese dieser dieses diesen diesem')
const nouns = set(
  'stelle stellen job jobs anzeige anzeigen angebot angebote angeboten treffer ergebnis ergebnisse inserat inserate one ones ad ads position positions listing listings result results stellenanzeige stellenangebot option',
)
const numberWords = set('nummer nr no number platz stelle job treffer option punkt')
const these = set('diese dieser dieses diesen diesem this that')
const indefinite = set('ein eine einen einem einer a an kein keine')
const joins = set('und mit oder & and with or u sowie plus gegen vs versus to')
const firsts = set('ersten erste first obersten top')

/** Every word that points at ads, so that none is taken for a slip. */
export const referenceWords: ReadonlySet<string> = new Set([
  ...ordinalOf.keys(),
  ...countOf.keys(),
  ...last,
  ...lastButOne,
  ...articles,
  ...nouns,
  ...numberWords,
])

/** Finds where ads of the list are named by their place. `bareNumbers`: "1 und 3" are two of them as well. */
export function readReferences(keys: readonly string[], { bareNumbers = false } = {}): Referred {
  const read: Referred = { keys: [], references: [], froms: [] }
  let isJoined = false
  for (let at = 0; at < keys.length; ) {
    const found = referenceAt(keys, at, bareNumbers)
    if (!found) {
      isJoined = joins.has(keys[at] ?? '') && read.keys.at(-1) === '#job'
      read.keys.push(keys[at] ?? '')
      read.froms.push(at)
      at += 1
      continue
    }
    const before = read.references.at(-1)
    if (isJoined && before) {
      read.keys.pop()
      read.froms.pop()
      before.push(...found.references)
    } else if (read.keys.at(-1) === '#job' && before) before.push(...found.references)
    else {
      read.keys.push('#job')
      read.froms.push(at)
      read.references.push(found.references)
    }
    isJoined = false
    at += found.length
  }
  return read
}

type Found = { references: Reference[]; length: number }

function referenceAt(keys: readonly string[], from: number, bareNumbers: boolean): Found | null {
  // "ein zweiter Faktor" is none of the list.
  if (indefinite.has(keys[from - 1] ?? '')) return null
  const hasArticle = articles.has(keys[from] ?? '')
  const at = hasArticle ? from + 1 : from
  const named =
    severalAt(keys, at) ??
    oneAt(keys, at) ??
    numberAt(keys, at) ??
    (hasArticle ? besideAt(keys, at) : null) ??
    (bareNumbers || isNumbered(keys, from) ? bareAt(keys, at) : null)
  if (named) {
    const hasNoun = nouns.has(keys[at + named.length] ?? '')
    const to = at + named.length + (hasNoun ? 1 : 0)
    // "Die letzte davon" is one of those in sight, as "die letzte" is.
    return { ...named, length: to - from + (keys[to] === 'davon' ? 1 : 0) }
  }
  // "diese Stelle", "this one", but not "diese Woche".
  if (these.has(keys[from] ?? '') && nouns.has(keys[from + 1] ?? ''))
    return { references: [{ kind: 'this' }], length: 2 }
  return null
}

/** "die ersten drei", "first two", "alle drei", "beide". */
function severalAt(keys: readonly string[], at: number): Found | null {
  const count = countOf.get(keys[at + 1] ?? '')
  if (firsts.has(keys[at] ?? '') && count !== undefined) return { references: upTo(count), length: 2 }
  if ((keys[at] === 'alle' || keys[at] === 'all') && count !== undefined)
    return { references: upTo(count), length: 2 }
  const most = countOf.get(keys[at] ?? '')
  // "die beiden ersten", "die drei ersten"
  if (most !== undefined && firsts.has(keys[at + 1] ?? '')) return { references: upTo(most), length: 2 }
  if (keys[at] === 'beide' || keys[at] === 'beiden' || keys[at] === 'both')
    return { references: upTo(1), length: 1 }
  return null
}

function upTo(lastIndex: number): Reference[] {
  return Array.from({ length: lastIndex + 1 }, (_, index): Reference => ({ kind: 'at', index }))
}

function oneAt(keys: readonly string[], at: number): Found | null {
  const key = keys[at] ?? ''
  // "Die Rechnung vom letzten Monat"
  if (noneOfList.has(keys[at + 1] ?? '')) return null
  const index = ordinalOf.get(key)
  if (index !== undefined) return { references: [{ kind: 'at', index }], length: 1 }
  if (lastButOne.has(key)) return { references: [{ kind: 'last', before: 1 }], length: 1 }
  return last.has(key) ? { references: [{ kind: 'last' }], length: 1 } : null
}

/** "die davor", "der danach", "the one before", "the next one". */
function besideAt(keys: readonly string[], from: number): Found | null {
  const at = keys[from] === 'one' ? from + 1 : from
  const key = keys[at] ?? ''
  const by = before.has(key) ? -1 : after.has(key) ? 1 : null
  if (by === null || noneOfList.has(keys[at + 1] ?? '')) return null
  return { references: [{ kind: 'beside', by }], length: at - from + 1 }
}

/** "Nummer 2", "Stelle 3". */
function numberAt(keys: readonly string[], at: number): Found | null {
  const index = countOf.get(keys[at + 1] ?? '')
  return numberWords.has(keys[at] ?? '') && index !== undefined
    ? { references: [{ kind: 'at', index }], length: 2 }
    : null
}

function bareAt(keys: readonly string[], at: number): Found | null {
  const index = countOf.get(keys[at] ?? '')
  return index === undefined ? null : { references: [{ kind: 'at', index }], length: 1 }
}

/** "die 2." */
function isNumbered(keys: readonly string[], from: number): boolean {
  return articles.has(keys[from] ?? '') && /^\d$/.test(keys[from + 1] ?? '') && keys.length <= from + 4
}

/** "Den Job in Norderstedt" */
const placed = set('in im an am near')
const prepositions = set('von vom bei beim aus in at from by of der des')

/** The keys with "die vom Klinikum Nord" as the one word "#job", in every way that leaves other words around it. */
export function* namedReferences(
  keys: readonly string[],
): Generator<{ keys: string[]; named: [number, number] }> {
  for (let from = 0; from + 2 < keys.length; from++) {
    const hasNoun = nouns.has(keys[from + 1] ?? '')
    const at = hasNoun ? from + 2 : from + 1
    // "Wie weit ist das vom Bahnhof?" names none.
    const isNamed =
      articles.has(keys[from] ?? '') &&
      (keys[from] !== 'das' || hasNoun) &&
      (prepositions.has(keys[at] ?? '') || (hasNoun && placed.has(keys[at] ?? '')))
    if (!isNamed) continue
    for (let to = keys.length; to > at + 1; to--)
      yield { keys: [...keys.slice(0, from), '#job', ...keys.slice(to)], named: [at + 1, to] }
  }
}
