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

/** Never fails: parameters that do not fit fall back to their defaults. */
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
