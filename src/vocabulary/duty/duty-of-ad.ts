import { type DutyFact, type DutyValues, dutyFacts } from './duty.values.ts'

/** A fact as a text says it: `words` are the part of the text that it was read from. */
export type RecognisedDuty = { [Fact in DutyFact]?: { value: DutyValues[Fact]; words: string } }

/** What the employer says of it and since when (a time, `2026-12-01T08:00:00.000Z`); null says that what a text seems to say is wrong. */
export type StatedDuty = { [Fact in DutyFact]?: { value: DutyValues[Fact] | null; at: string } }

/** What is known of an ad, fact by fact: stated or confirmed by its employer, or recognised in its text, with the words. */
export type DutyOfAd = { [Fact in DutyFact]?: KnownDuty<Fact> }
export type KnownDuty<Fact extends DutyFact> = {
  value: DutyValues[Fact]
  origin: 'employer' | 'recognised'
  /** Null for what the employer states. */
  words: string | null
  /** When the employer said it; null where that is not kept. */
  at: string | null
}

/** Fields of an ad that state the same as a duty fact. */
export type DutyColumns = {
  weekendsPerMonth: number | null
  hoursWeek: number | null
  isFullTime: boolean
}

/** Fewer hours a week than these are no full-time post. */
const leastFullTimeHours = 35

/** What the employer states comes before what its text was read to say. */
export function dutyOfAd(
  stated: StatedDuty,
  recognised: RecognisedDuty,
  { weekendsPerMonth, hoursWeek, isFullTime }: DutyColumns,
): DutyOfAd {
  const known = Object.fromEntries(
    dutyFacts.map(fact => [fact, knownDuty(stated[fact], recognised[fact])]).filter(([, fact]) => fact),
    // The cast: each fact gets a value of its own.
  ) as DutyOfAd
  const weekends = weekendsPerMonth === null ? {} : { weekends: ofEmployer(weekendsPerMonth) }
  const isOfFullTime = isFullTime && hoursWeek !== null && hoursWeek >= leastFullTimeHours
  const hours =
    isOfFullTime && !stated['full-time-hours'] && !known['full-time-hours']
      ? { 'full-time-hours': ofEmployer(hoursWeek) }
      : {}
  return { ...known, ...weekends, ...hours }
}

function knownDuty(
  said: { value: unknown; at: string } | undefined,
  read: { value: unknown; words: string } | undefined,
): object | null {
  if (said) return said.value === null ? null : { ...said, origin: 'employer', words: null }
  return read ? { ...read, origin: 'recognised', at: null } : null
}

function ofEmployer(value: number) {
  return { value, origin: 'employer' as const, words: null, at: null }
}
