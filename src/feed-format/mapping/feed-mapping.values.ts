/**
 * Our fields that a user may map to a field of the feed, in display order. `one`: a single text; `list`: all texts found; `place`: a part
 * of the place of work; `section`: a part of the description.
 */
export const mappableFields = {
  title: 'one',
  id: 'one',
  description: 'section',
  tasks: 'section',
  profile: 'section',
  offer: 'section',
  city: 'place',
  postalCode: 'place',
  street: 'place',
  state: 'place',
  country: 'place',
  employment: 'list',
  contract: 'list',
  workload: 'list',
  shift: 'list',
  remote: 'list',
  experience: 'list',
  pay: 'one',
  start: 'one',
  posted: 'one',
  validThrough: 'one',
  url: 'one',
  applyUrl: 'one',
  email: 'one',
  contactName: 'one',
  contactPhone: 'one',
  department: 'one',
  category: 'one',
  reference: 'one',
  benefits: 'list',
  requiredLanguages: 'list',
  language: 'one',
} as const satisfies Record<string, 'one' | 'list' | 'place' | 'section'>

export type MappableField = keyof typeof mappableFields
export const mappableFieldNames = Object.keys(mappableFields) as MappableField[]

/**
 * A user's mapping for a feed; everything else is read as its dialect does. `itemPath` is the element that holds one job, where detection
 * failed; an empty path in `fields` means that the field is left empty.
 */
export type FeedMapping = {
  itemPath?: string | null
  fields?: Partial<Record<MappableField, string>>
}

/** A field of the feed: its path, its name in the feed's own spelling, and sample values from the first jobs. */
export type FeedField = { path: string; name: string; items: number; samples: string[] }

export type FoundFeed = {
  dialect: string | null
  syntax: 'xml' | 'json' | 'csv' | null
  itemCount: number
  /** Candidate paths of the jobs, where the user chose one or has to choose. */
  itemPaths: { path: string; name: string; items: number }[]
  fields: FeedField[]
  /** Which field of the feed each of ours is read from without a mapping. */
  proposed: Partial<Record<MappableField, string>>
}
