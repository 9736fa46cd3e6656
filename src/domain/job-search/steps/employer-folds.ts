import type { JobRow } from '../../../vocabulary/jobs/job-row.ts'
import type { JobIndexAnswer } from '../../caller/job-search.ts'

/** What a list by relevance says beside the first ad of an employer on a page, because it spreads the others over its pages. */
export type EmployerFold = {
  /** How many more ads of the employer the search finds, without those on this page. */
  moreOfEmployer: number
  /** Ads of the employer with the same title in other places that the search finds, at most one a place. */
  alsoIn: { id: number; slug: string; place: string }[]
}

export type FoundJob = JobRow & EmployerFold

export const noFold: EmployerFold = { moreOfEmployer: 0, alsoIn: [] }

const mostPlaces = 3

/** The ads to load beside those of a page: the next ones with the same titles. */
export function foldedIds({ ids, sameTitle }: Pick<JobIndexAnswer, 'ids' | 'sameTitle'>): number[] {
  const shown = new Set(ids)
  return ids.flatMap(id => (sameTitle.get(id) ?? []).filter(other => !shown.has(other)).slice(0, mostPlaces))
}

/** The ads of a page with what they stand for; `folded` are those of {@link foldedIds}. */
export function foldEmployers(
  rows: readonly JobRow[],
  folded: readonly JobRow[],
  { sameTitle, facets }: Pick<JobIndexAnswer, 'sameTitle' | 'facets'>,
): FoundJob[] {
  const onPage = new Map<number, number>()
  for (const { employer } of rows) onPage.set(employer.id, (onPage.get(employer.id) ?? 0) + 1)
  // A search may find the ads of thousands of employers, of whom a page shows a few.
  const total = new Map<string, number>()
  for (const { value, count } of facets.employer) if (onPage.has(Number(value))) total.set(value, count)
  const byId = new Map(folded.map(row => [row.id, row]))
  const isTold = new Set<string>()
  /** True the first time. */
  const tell = (what: string) => !isTold.has(what) && isTold.add(what) !== undefined
  return rows.map(row => {
    const { id } = row.employer
    const more = (total.get(String(id)) ?? 0) - (onPage.get(id) ?? 0)
    const others = (sameTitle.get(row.id) ?? []).flatMap(other => byId.get(other) ?? [])
    return {
      ...row,
      moreOfEmployer: tell(`${id}`) ? Math.max(0, more) : 0,
      alsoIn: tell(`${id} ${row.title}`) ? otherPlaces(row, others) : [],
    }
  })
}

function otherPlaces(row: JobRow, others: readonly JobRow[]): EmployerFold['alsoIn'] {
  const named = new Set(row.places.map(({ name }) => name))
  return others.flatMap(({ id, slug, places }) => {
    const place = places.find(({ name }) => !named.has(name))
    if (!place) return []
    named.add(place.name)
    return [{ id, slug, place: place.name }]
  })
}
