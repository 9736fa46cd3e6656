import { isDeepStrictEqual } from 'node:util'
import { type AdField, type AdFields, adFieldNames } from './job-ad.values.ts'

/** A field changed by someone else meanwhile: their value, and the one about to be saved. */
export type AdDifference = { field: AdField; theirs: unknown; mine: unknown }

type Side = { base: AdFields | null; fields: AdFields }

/** Fields changed by the other person to a value other than ours; without a base, all fields that differ. */
export function differencesOf({ base, fields }: Side, theirs: AdFields): AdDifference[] {
  return adFieldNames.flatMap(field => {
    const [own, other] = [comparable(fields[field]), comparable(theirs[field])]
    const isTheirs = base === null || !isDeepStrictEqual(other, comparable(base[field]))
    const isDifferent = isTheirs && !isDeepStrictEqual(own, other)
    return isDifferent ? [{ field, theirs: theirs[field] ?? null, mine: fields[field] ?? null }] : []
  })
}

/** Whether a draft differs from the ad it started with; true without one. */
export function isChanged({ typed, base }: { typed: AdFields; base: AdFields | null }): boolean {
  return base === null || differencesOf({ base: null, fields: typed }, base).length > 0
}

/** Normalises form data: forms omit empty fields and send a single choice as a scalar. */
function comparable(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return []
  return Array.isArray(value) ? value : [typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : value]
}
