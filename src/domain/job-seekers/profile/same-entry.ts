import { fold } from '../../../basics/fold.ts'
import type { EducationFields, LicenceFields, PositionFields } from './profile-rows.ts'

/** Those of `given` that are neither in `there` nor twice in `given`. */
export function unlessThere<Item>(
  there: readonly Item[],
  given: readonly Item[],
  isSame: (one: Item, other: Item) => boolean,
): Item[] {
  const added: Item[] = []
  for (const item of given) if (![...there, ...added].some(other => isSame(item, other))) added.push(item)
  return added
}

/** One document says "2019", another "2019-04": the same begin at the same work is the same position. */
export function isSamePosition(one: PositionFields, other: PositionFields): boolean {
  return (
    isSameText(one.title, other.title) &&
    isSameOrUnsaid(one.employer, other.employer) &&
    isSameTime(one.fromMonth, other.fromMonth) &&
    (one.fromMonth !== null || isSameTime(one.toMonth, other.toMonth))
  )
}

export function isSameEducation(one: EducationFields, other: EducationFields): boolean {
  return (
    isSameText(one.name, other.name) &&
    isSameOrUnsaid(one.institution, other.institution) &&
    (isSameTime(one.toMonth, other.toMonth) || isSameTime(one.fromMonth, other.fromMonth))
  )
}

export function isSameLicence(one: LicenceFields, other: LicenceFields): boolean {
  return (
    one.kind === other.kind &&
    isSameText(one.name, other.name) &&
    (one.country === null || other.country === null || one.country === other.country)
  )
}

function isSameText(one: string, other: string): boolean {
  return plain(one) === plain(other)
}

function isSameOrUnsaid(one: string | null, other: string | null): boolean {
  return one === null || other === null || isSameText(one, other)
}

/** To the coarser of both; times of which one is not said are different. */
function isSameTime(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return one === other
  return one.startsWith(other) || other.startsWith(one)
}

function plain(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
