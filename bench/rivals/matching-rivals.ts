import MiniSearch from 'minisearch'
import type { JobDocument, JobFinder, JobIndexQuery } from '../../src/domain/caller/job-search.ts'
import type { MatchProfile } from '../../src/domain/matching/match-profile.ts'
import { jobValueLabel } from '../../src/vocabulary/jobs/job-value-labels.ts'
import { professionById } from '../../src/vocabulary/titles/professions.ts'
import { specialtyById } from '../../src/vocabulary/titles/specialties.ts'

/** The best ids for a person, best first. */
export type Recommender = { name: string; rank(profile: MatchProfile): readonly number[] }

const wanted = 20

/** The newest ads of the category of the person's profession. */
export function newestFirst(index: JobFinder, query: JobIndexQuery): Recommender {
  return {
    name: 'newest of the category',
    rank: ({ professions: [first = ''] }) => {
      const category = professionById(first)?.category
      const filters = category ? { category: [category] } : {}
      return index.list({ ...query, filters, sort: 'newest' }).ids
    },
  }
}

/** What a person types and chooses on the site: the name of the profession, the place and its radius. */
export function professionAndPlace(index: JobFinder, query: JobIndexQuery): Recommender {
  return {
    name: 'search by profession and place',
    rank: ({ professions: [first = ''], places: [near = null] }) => {
      const text = professionById(first)?.nameMale ?? ''
      return index.list({ ...query, text, near }).ids
    },
  }
}

/** BM25 of all that the profile says against titles, employers, places and texts. */
export function profileText(documents: readonly JobDocument[]): Recommender {
  const index = new MiniSearch<
    Pick<JobDocument, 'id' | 'title' | 'places' | 'employer' | 'department' | 'text'>
  >({
    fields: ['title', 'places', 'employer', 'department', 'text'],
    searchOptions: { boost: { title: 3, places: 3, department: 2 }, combineWith: 'OR' },
  })
  index.addAll(
    documents.map(({ id, title, places, employer, department, text }) => ({
      id,
      title,
      places,
      employer,
      department,
      text,
    })),
  )
  return {
    name: 'BM25 of the profile text',
    rank: profile =>
      index
        .search(textOf(profile))
        .slice(0, wanted)
        // The ids are numbers as given.
        .map(({ id }) => id as number),
  }
}

function textOf(profile: MatchProfile): string {
  const labels = (name: string, values: readonly string[]) =>
    values.map(value => jobValueLabel(name, value, 'de'))
  return [
    ...profile.professions.flatMap(id => [professionById(id)?.nameMale, professionById(id)?.nameFemale]),
    ...profile.specialties.map(id => specialtyById(id)?.nameDe),
    ...profile.places.map(({ name }) => name),
    ...labels('shift', profile.shifts),
    ...labels('employerType', profile.employerTypes),
    ...labels('contract', profile.contracts),
  ].join(' ')
}
