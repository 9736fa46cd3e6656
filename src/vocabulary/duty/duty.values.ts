/** What there is or is not: the others are figures. */
export const offeredFacts = ['recognition-support', 'language-course', 'housing'] as const
export type OfferedFact = (typeof offeredFacts)[number]

/** All but those that belong to the shifts. */
export const furtherDutyFacts = [
  'roster-notice',
  'holidays',
  'full-time-hours',
  'training-authorisation',
  ...offeredFacts,
] as const

/** What an ad may say of duties, time off, training and support beside its pay, in display order. Safe for the browser. */
export const dutyFacts = ['weekends', 'on-call', ...furtherDutyFacts] as const
export type DutyFact = (typeof dutyFacts)[number]

/** `standby` is Rufbereitschaft, at home; `on-site` Bereitschaftsdienst, in the house; `none` that there is neither. */
export const onCallKinds = ['standby', 'on-site', 'both', 'none'] as const
export type OnCallKind = (typeof onCallKinds)[number]

/** What a search may ask an ad to offer, all of it. */
export const soughtOffers = [...offeredFacts, 'training-authorisation'] as const
export type SoughtOffer = (typeof soughtOffers)[number]

/** Options of "at most so many weekends a month" and "at least so many days of holiday". */
export const weekendSteps = [0, 1, 2, 3] as const
export const holidaySteps = [28, 30, 31, 33] as const

/** To train doctors: the specialty's id, and for how many months; null where the ad does not say. */
export type TrainedField = { specialty: string | null; months: number | null }

export type DutyValues = {
  /** Worked a month, at most. */
  weekends: number
  /** `perMonth`: how many a month, at most. */
  'on-call': { kind: OnCallKind; perMonth: number | null }
  /** How many weeks before it begins the roster is known. */
  'roster-notice': number
  /** Days of paid leave a year, for five working days a week; what some get beyond that is left out. */
  holidays: number
  /** A week, of a full-time post. */
  'full-time-hours': number
  /** Most have one field; `further` are there only where there are more. */
  'training-authorisation': TrainedField & { further?: TrainedField[] }
} & Record<OfferedFact, boolean>

/** Least and most that is believed, in the unit of the fact. */
export const dutyBounds = {
  weekends: { least: 0, most: 5 },
  'roster-notice': { least: 1, most: 52 },
  holidays: { least: 20, most: 60 },
  'full-time-hours': { least: 30, most: 50 },
  onCallPerMonth: { least: 1, most: 20 },
  trainingMonths: { least: 3, most: 96 },
} as const
