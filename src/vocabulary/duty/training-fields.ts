import { findSpecialties } from '../titles/find-specialties.ts'
import { dutyBounds, type TrainedField } from './duty.values.ts'

export type { TrainedField } from './duty.values.ts'

/** So many months, and where a text says so. */
export type Length = { months: number; from: number; to: number }

type Place = { from: number; to: number }
type Field = Place & { specialty: string }

const length =
  /(?<![\d.,])(?:(\d{1,2})\s*(?:-?\s*monate?n?\b|-?\s*monatige|mon\.|m\.|months?)|([1-7](?:[.,]5)?)\s*(?:-?\s*jahre?n?\b|-?\s*jährige|years?))/giu
/** What a list of fields may have between two of them. */
const glue =
  /^(?:[\s,;:()•·/&–-]|\p{L}{0,3}\.?\s?(?<!\p{L})(?:und|sowie|and|plus|zusätzlich|außerdem|auch|weitere[nr]?|für|for|in|im|the|of|der|den|die|das|des|von|über|je|jeweils|volle[nr]?|fach|fachgebiete?s?|fächern?|bereich|gebiet|zusatzbezeichnung|zusatzweiterbildung|schwerpunkt|spezielle[nr]?|basisweiterbildung|kat\.?|kategorie|[a-d]|wb[be]|weiterbildung\p{L}*|liegt|liegen|vor|vorhanden)(?!\p{L}))*$/iu
/** Somebody else has it, or nobody has it yet. */
const pending =
  /angestrebt|beantragt|in vorbereitung|in planung|geplant|nicht vorhanden|applied for|pending|möglich|rotation|kooperation|verbund|possible/iu
/** The first field stands at most so far behind the word that means the authorisation. */
const reach = 120

/** So many months or years as a text says, as months. */
export function lengthsIn(text: string): Length[] {
  const { least, most } = dutyBounds.trainingMonths
  return [...text.matchAll(length)]
    .map(({ 0: words, 1: months, 2: years, index }) => ({
      months: months === undefined ? 12 * Number(years?.replace(',', '.')) : Number(months),
      from: index,
      to: index + words.length,
    }))
    .filter(({ months }) => months >= least && months <= most)
}

/**
 * The fields that a list names from its beginning on, each with its months, and the first length of the text; \`to\` is where they end. Null
 * where nothing of it is there yet.
 */
export function fieldsIn(text: string): { fields: TrainedField[]; length: Length | null; to: number } | null {
  const part = text.slice(0, 3 * reach)
  const lengths = lengthsIn(part)
  const listed = listedIn(part, lengths)
  const there = listed.filter((field, at) => !pending.test(clauseOf(part, field, listed[at + 1])))
  if (listed.length > 0 && there.length === 0) return null
  const isBare = listed.length === 0
  if (
    isBare &&
    /angestrebt|beantragt|in vorbereitung|geplant|nicht vorhanden|applied for|pending/iu.test(
      part.slice(0, reach),
    )
  )
    return null
  const [first] = lengths
  const near = first && first.from < reach ? first : null
  const read = withLengths(there, lengths)
  const to = Math.max(
    0,
    ...there.map(field => field.to),
    ...read.map(({ at }) => at),
    isBare && near ? near.to : 0,
  )
  return { fields: read.map(({ specialty, months }) => ({ specialty, months })), length: near, to }
}

/** "Kardiologie, 24 Monate"; null where the line names no field. */
export function fieldOfLine(line: string): TrainedField | null {
  return fieldsIn(line)?.fields[0] ?? null
}

/** The first field that a text names. */
export function firstFieldIn(text: string): TrainedField[] {
  return placesOf(text)
    .slice(0, 1)
    .map(({ specialty }) => ({ specialty, months: null }))
}

/** The fields from the first on, as long as nothing but a list stands between two. */
function listedIn(text: string, lengths: readonly Length[]): Field[] {
  const all = placesOf(text)
  const [first] = all
  if (!first || first.from > reach) return []
  const listed = [first]
  for (const field of all.slice(1)) {
    const from = listed.at(-1)?.to ?? 0
    const between = lengths.reduceRight(
      (rest, one) =>
        one.from >= from && one.to <= field.from
          ? rest.slice(0, one.from - from) + ' '.repeat(one.to - one.from) + rest.slice(one.to - from)
          : rest,
      text.slice(from, field.from),
    )
    if (!glue.test(between)) break
    listed.push(field)
  }
  return listed
}

function placesOf(text: string): Field[] {
  return findSpecialties(text)
    .flatMap(({ id, words }) => {
      const from = text.indexOf(words[0] ?? '')
      const last = words.at(-1) ?? ''
      const at = text.indexOf(last, from)
      return from < 0 || at < 0 ? [] : [{ specialty: id, from, to: at + last.length }]
    })
    .toSorted((one, other) => one.from - other.from)
}

/** What is said of a field, up to the next one or the end of the clause. */
function clauseOf(text: string, field: Place, next: Place | undefined): string {
  const behind = text.slice(field.to, next?.from ?? field.to + reach)
  const end = behind.search(/[;.\n]|,\s(?!\p{L}{0,12}\s?(?:beantragt|geplant))/u)
  return behind.slice(0, end < 0 ? undefined : end)
}

type Read = TrainedField & { at: number }

/** "36 Monate Innere, 24 Monate Kardiologie", else "Innere (36 Monate), Kardiologie (24 Monate)"; a single one at the end is of all. */
function withLengths(fields: readonly Field[], lengths: readonly Length[]): Read[] {
  const [first] = fields
  const isAhead = first !== undefined && lengths[0] !== undefined && lengths[0].to <= first.from
  const read = fields.map((field, at): Read => {
    const [from, to] = isAhead
      ? [fields[at - 1]?.to ?? 0, field.from]
      : [field.to, fields[at + 1]?.from ?? field.to + 40]
    const own = lengths.find(one => one.from >= from && one.to <= to)
    return { specialty: field.specialty, months: own?.months ?? null, at: own?.to ?? field.to }
  })
  const last = read.at(-1)
  const isShared =
    !isAhead && last?.months != null && read.slice(0, -1).every(({ months }) => months === null)
  return isShared ? read.map(one => ({ ...one, months: last.months })) : read
}
