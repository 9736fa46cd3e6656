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

/** Default direction per column: names ascending, soonest end first, counts descending. */
export function naturalOrder(sort: OwnJobSort): SortOrder {
  return sort === 'title' || sort === 'ends' ? 'asc' : 'desc'
}

export const jobSources = ['own', 'feed', 'api'] as const
