import { activeFilters } from '../../job-search/active-filters.ts'
import type { JobSearchParams } from '../../job-search/job.schema.ts'

/** The search without what a chip stands for: "employmentType=part-time", or "place" as a whole. Null when it has no such thing. */
export function withoutChip(search: JobSearchParams, chip: string): JobSearchParams | null {
  const at = chip.indexOf('=')
  const [name, value] = at < 0 ? [chip, null] : [chip.slice(0, at), chip.slice(at + 1)]
  if (name === 'q' && search.q !== '') return { ...search, q: '', page: 1 }
  if (name === 'place' && search.place !== '') return { ...search, place: '', radius: null, page: 1 }
  if (name === 'radius' && search.radius !== null) return { ...search, radius: null, page: 1 }
  if (name === 'sort' && search.sort !== 'relevance') return { ...search, sort: 'relevance', page: 1 }
  const gone = activeFilters(search).filter(
    each => each.name === name && (value === null || each.value === value),
  )
  if (gone.length === 0) return null
  // One after the other: each knows the search without itself only.
  return gone.reduce<JobSearchParams>(
    (rest, each) =>
      activeFilters(rest).find(left => left.name === each.name && left.value === each.value)?.without ?? rest,
    search,
  )
}
