/** Choices in display order. Browser-safe. */
export const visibilities = ['off', 'anonymous'] as const
export type Visibility = (typeof visibilities)[number]

export const declineReasons = ['place', 'pay', 'duty', 'profession', 'not-looking', 'other'] as const
export type DeclineReason = (typeof declineReasons)[number]

/** What an anonymous profile shows: the same for everyone who sees it. */
export const shownFields = [
  'profession',
  'specialty',
  'region',
  'experience',
  'workload',
  'availability',
  'licences',
  'languages',
  'activity',
] as const
export type ShownField = (typeof shownFields)[number]

/** What goes along with a yes, each only if the person chooses it: a conversation on the site needs none of them. */
export const chosenFields = [
  'name',
  'email',
  'phone',
  'town',
  'positions',
  'education',
  'qualifications',
  'cv',
] as const
export type ChosenField = (typeof chosenFields)[number]

/** Chosen until the person says otherwise: how to be addressed, and nothing by which to be reached elsewhere. */
export const suggestedFields: readonly ChosenField[] = ['name']

/** Whole years of experience, from and to; the last band is open. */
export const experienceBands = ['0-1', '2-4', '5-9', '10-19', '20-plus'] as const
export type ExperienceBand = (typeof experienceBands)[number]
export const bandStarts: Readonly<Record<ExperienceBand, number>> = {
  '0-1': 0,
  '2-4': 2,
  '5-9': 5,
  '10-19': 10,
  '20-plus': 20,
}

export const activities = ['this-week', 'this-month', 'earlier'] as const
export type Activity = (typeof activities)[number]

export const searchFrequencies = ['daily', 'weekly'] as const
export type SearchFrequency = (typeof searchFrequencies)[number]

/** A smaller number of people is never told. */
export const fewestTold = 5
