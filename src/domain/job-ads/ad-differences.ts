import { isDeepStrictEqual } from 'node:util'
import { type AdField, type AdFields, adFieldNames } from './job-ad.values.ts'

/** A field that someone else has changed since: their text, and the one that is about to be saved. */
export type AdDifference = { field: AdField; theirs: unknown; mine: unknown }

type Side = { base: AdFields | null; fields: AdFields }

/** Fields that were changed by the other, to something else than here; without a base, all that differ. */
export function differencesOf({ base, fields }: Side, theirs: AdFields): AdDifference[] {
  return adFieldNames.flatMap(field => {
    const [own, other] = [comparable(fields[field]), comparable(theirs[field])]
    const isTheirs = base === null || !isDeepStrictEqual(other, comparable(base[field]))
    const isDifferent = isTheirs && !isDeepStrictEqual(own, other)
    return isDifferent ? [{ field, theirs: theirs[field] ?? null, mine: fields[field] ?? null }] : []
  })
}

/** Whether a draft says anything else than the ad that it began with; without that, it does. */
export function isChanged({ typed, base }: { typed: AdFields; base: AdFields | null }): boolean {
  return base === null || differencesOf({ base: null, fields: typed }, base).length > 0
}

/** Forms leave out what is empty and send a single choice without its list. */
function comparable(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return []
  return Array.isArray(value) ? value : [typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : value]
}
