/**
 * Our fields that a person may point at a field of the feed, in the order in which they are shown. `one`: a single text; `list`:
 * every text there is; `place`: a part of the place of work; `section`: a part of the ad's text.
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
 * What a person decided about the fields of a feed; everything else is read as its dialect knows. `itemPath` says which element is
 * one ad where nobody could tell; an empty path in `fields` means that nothing is taken.
 */
export type FeedMapping = {
  itemPath?: string | null
  fields?: Partial<Record<MappableField, string>>
}

/** A field of the feed: where it stands, under the names that the feed uses, and what it says in the first ads. */
export type FeedField = { path: string; name: string; items: number; samples: string[] }

/** What the reading of a feed found out about it. */
export type FoundFeed = {
  dialect: string | null
  syntax: 'xml' | 'json' | 'csv' | null
  itemCount: number
  /** Where the ads stand when they were told from a person's choice or may be chosen. */
  itemPaths: { path: string; name: string; items: number }[]
  fields: FeedField[]
  /** Which field of the feed each of ours is read from without anybody's decision. */
  proposed: Partial<Record<MappableField, string>>
}
