import { isUuid } from '../../../basics/uuid.ts'
import { kindPrefixes, type RecordKind, recordKinds } from './record-kind.values.ts'

export type RecordQuestion = {
  /** Null for all kinds. */
  kind: RecordKind | null
  /** What was asked without the prefix of its kind. */
  words: string
  /** For the index: each word by its beginning, all of them; null when there is no word to look for. */
  tsquery: string | null
  /** The row's number, or its UUID, if that is what was asked. */
  number: number | null
  uuid: string | null
}

const longest = 200
const mostWords = 8
const largestId = 2_147_483_647

/** Reads what was typed into the search: an optional kind with a colon, then words, a number or a UUID. */
export function readQuestion(text: string): RecordQuestion {
  const whole = text.slice(0, longest).trim()
  const [, prefix = '', rest = ''] = /^(\p{L}+)\s*:\s*(.*)$/su.exec(whole) ?? []
  const kind = recordKinds.find(each => kindPrefixes[each].includes(prefix.toLowerCase())) ?? null
  const words = kind === null ? whole : rest.trim()
  const number = /^#?(\d{1,10})$/.exec(words)?.[1]
  return {
    kind,
    words,
    tsquery: asTsquery(words),
    number: number !== undefined && Number(number) <= largestId ? Number(number) : null,
    uuid: isUuid(words.toLowerCase()) ? words.toLowerCase() : null,
  }
}

/** The number of a conversation as people read it, such as 2026-000123, if that is what was asked. */
export function ticketNumberIn(words: string): string | null {
  return /^#?(\d{4}-\d{6,9})$/.exec(words)?.[1] ?? null
}

/** One letter alone would find nearly everything: it only counts beside longer words, and is left out. */
function asTsquery(text: string): string | null {
  const words = foldUmlauts(text.toLowerCase()).match(/[\p{L}\p{N}]{2,}/gu) ?? []
  return words.length === 0
    ? null
    : words
        .slice(0, mostWords)
        .map(word => `'${word}':*`)
        .join(' & ')
}

/** As the index does. */
function foldUmlauts(text: string): string {
  return text.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss')
}
