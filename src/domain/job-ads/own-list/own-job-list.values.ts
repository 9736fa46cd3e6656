export const ownJobSorts = [
  'waiting',
  'ends',
  'applications',
  'new',
  'views',
  'title',
  'published',
  'changed',
] as const
export type OwnJobSort = (typeof ownJobSorts)[number]
export type SortOrder = 'asc' | 'desc'

/** The way round in which an order is first looked at: by name from A, what ends soonest, and the most of everything counted. */
export function naturalOrder(sort: OwnJobSort): SortOrder {
  return sort === 'title' || sort === 'ends' ? 'asc' : 'desc'
}

export const jobSources = ['own', 'feed', 'api'] as const
