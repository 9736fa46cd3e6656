import MiniSearch from 'minisearch'
import { adAt } from '../support/ads.ts'
import type { BenchResult, Rival } from '../support/engine.ts'
import { FacetColumns } from '../support/facet-columns.ts'
import type { BenchQuery } from '../support/queries.ts'

type Row = { id: number; title: string; head: string; text: string }

/** MiniSearch finds and ranks text but has no facet counts and sorting, so those are typed arrays beside it. */
export async function miniSearchRival(jobs: number): Promise<Rival> {
  const index = new MiniSearch<Row>({
    fields: ['title', 'head', 'text'],
    searchOptions: { boost: { title: 5, head: 2 }, combineWith: 'AND' },
  })
  const columns = new FacetColumns(jobs)
  const all = Uint32Array.from({ length: jobs }, (_, position) => position + 1)
  let milliseconds = 0
  for (let id = 1; id <= jobs; id++) {
    const ad = adAt(id)
    const row = { id, title: ad.title, head: `${ad.employer} ${ad.town.name}`, text: ad.text }
    const begun = performance.now()
    index.add(row)
    columns.add(ad)
    milliseconds += performance.now() - begun
  }

  function search(query: BenchQuery): BenchResult {
    const options = { prefix: query.reading === 'prefix', fuzzy: query.reading === 'typo' ? 0.15 : false }
    // The cast: results carry the ids as given, which are numbers here.
    const found =
      query.text === '' ? all : index.search(query.text, options).map(result => result.id as number)
    const { total, facets, ids } = columns.count(found, query)
    const sort = query.text === '' && query.sort === 'relevance' ? 'newest' : query.sort
    return { total, facets, hits: columns.page(ids, { ...query, sort }) }
  }

  return {
    name: 'MiniSearch',
    ways: [{ name: 'search and typed arrays', search }],
    buildSeconds: milliseconds / 1_000,
    about: 'MiniSearch 7 in memory; filters, counts and orders in typed arrays beside it',
    close: async () => {},
  }
}
