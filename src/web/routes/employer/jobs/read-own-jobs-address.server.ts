import {
  type OwnJobFilter,
  ownJobFilterSchema,
  ownJobOrderSchema,
} from '../../../../domain/job-ads/own-list/own-job-list.schema.ts'
import type { OwnJobSort, SortOrder } from '../../../../domain/job-ads/own-list/own-job-list.values.ts'

type OwnJobsAddress = {
  filter: OwnJobFilter
  sort: OwnJobSort
  order: SortOrder | null
  page: number
}

/** Which ads, in which order and which page of them an address names; what does not fit counts as not said. */
export function readOwnJobsAddress(query: URLSearchParams): OwnJobsAddress {
  const filter = ownJobFilterSchema.parse({
    tab: query.get('tab') ?? undefined,
    words: query.get('q')?.slice(0, 100) ?? '',
    place: query.get('place') || null,
    department: query.get('department') || null,
    source: query.get('source') || null,
    isEnding: query.has('ending'),
  })
  const order = ownJobOrderSchema.parse({
    sort: query.get('sort') ?? undefined,
    order: query.get('order'),
    page: query.get('page') ?? 1,
  })
  return { filter, ...order }
}
