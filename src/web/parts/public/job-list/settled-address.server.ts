import type { Context } from '../../../../domain/caller/context.ts'
import { jobSearchQuery, readJobSearchParams } from '../../../../domain/job-search/job.schema.ts'
import { understandTyped } from '../../../../domain/job-search/understand-search.ts'
import { localeOf, pagePath } from '../../../addresses.ts'
import { cleanAddress } from '../../shared/filters/clean-address.ts'
import { withQuery } from '../../shared/filters/list-view.ts'

/**
 * Parameters of the page itself, which are no search: expanded filters, the sentence that an address was made from, and what of a map is
 * shown and chosen.
 */
const pageParams = ['all', 'asked', 'view', 'spot'] as const

/** The search parameters of an address, without those of the page. */
export function searchParamsOf(search: URLSearchParams): URLSearchParams {
  const own = new URLSearchParams(search)
  for (const name of pageParams) own.delete(name)
  return own
}

/**
 * Where a search for a sentence should have gone: filters and place become parameters, and `asked` keeps the sentence, so that the page can
 * say what it was taken for. Also what {@link cleanAddress} tidies. Null when the address may stay as it is.
 */
export function settledAddress(ctx: Pick<Context, 'search'>, url: URL): string | null {
  const { params } = readJobSearchParams(searchParamsOf(url.searchParams))
  const { params: settled, understood } = understandTyped(ctx.search, params, localeOf(url.pathname))
  if (settled === params) return cleanAddress(url)
  const query = new URLSearchParams(jobSearchQuery({ ...settled, page: 1 }))
  if (understood) query.set('asked', understood.asked)
  return withQuery(pagePath(url.pathname), query.toString())
}
