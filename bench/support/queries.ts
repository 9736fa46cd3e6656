import type { FactRefusal } from '../../src/vocabulary/jobs/refusals.ts'
import type { FacetName } from './facets.ts'
import { towns } from './towns.ts'

export type BenchSort =
  | 'relevance'
  | 'newest'
  | 'oldest'
  | 'salary-high'
  | 'salary-low'
  | 'title-asc'
  | 'title-desc'

export type BenchQuery = {
  name: string
  text: string
  /** `prefix`: the last word is incomplete; `typo`: one letter is wrong. */
  reading: 'words' | 'prefix' | 'typo'
  filters: Partial<Record<FacetName, readonly string[]>>
  radius: { latDegrees: number; lonDegrees: number; km: number } | null
  payMinEur: number | null
  postedWithinDays: number | null
  withoutAgencies: boolean
  /** What a job may not be known to have. */
  without: readonly FactRefusal[]
  sort: BenchSort
  offset: number
  size: number
}

const plain: BenchQuery = {
  name: '',
  text: '',
  reading: 'words',
  filters: {},
  radius: null,
  payMinEur: null,
  postedWithinDays: null,
  withoutAgencies: false,
  without: [],
  sort: 'relevance',
  offset: 0,
  size: 20,
}

/** The thirty kinds of search that every engine answers, each with total, one page of hits and all facet counts. */
export const queries: readonly BenchQuery[] = [
  query('nothing asked, newest', { sort: 'newest' }),
  query('nothing asked, deep page', { sort: 'newest', offset: 4_900 }),
  query('one category, newest', { filters: { category: ['nursing'] }, sort: 'newest' }),
  query('two filters, oldest', { filters: { state: ['DE-BY'], contract: ['permanent'] }, sort: 'oldest' }),
  query('pay from 4,000, highest first', { payMinEur: 4_000, sort: 'salary-high' }),
  query('lowest pay first', { filters: { employmentType: ['full-time'] }, sort: 'salary-low' }),
  query('titles A to Z', { sort: 'title-asc' }),
  query('titles Z to A, one word', { text: 'pflege', sort: 'title-desc' }),
  query('a common word', { text: 'pflege' }),
  query('a word of nearly every ad', { text: 'team' }),
  query('a common word, deep page', { text: 'medizin', offset: 400 }),
  query('a common word, newest', { text: 'station', sort: 'newest' }),
  query('a profession', { text: 'krankenschwester' }),
  query('an English title', { text: 'nurse' }),
  query('two words', { text: 'oberarzt kardiologie' }),
  query('two common words', { text: 'dienst wochenende' }),
  query('three words', { text: 'altenpfleger team urlaub' }),
  query('a rare word', { text: 'falkenweiler' }),
  query('a rare and a common word', { text: 'königsfurt team' }),
  query('a word with a typo', { text: 'physiotheraput', reading: 'typo' }),
  query('a typo and a word', { text: 'zahnmedizinsche assistenz', reading: 'typo' }),
  query('a beginning', { text: 'kardio', reading: 'prefix' }),
  query('a short beginning', { text: 'pfl', reading: 'prefix' }),
  query('25 km around Köln', { radius: around('Köln', 25), sort: 'newest' }),
  query('200 km around Kassel', { radius: around('Kassel', 200), sort: 'newest' }),
  query('a word without nights, 50 km around Köln', {
    text: 'pflege',
    radius: around('Köln', 50),
    without: ['nights'],
  }),
  query('two words, 100 km around Wien', { text: 'arzt urlaub', radius: around('Wien', 100) }),
  query('many filters', {
    filters: {
      category: ['nursing', 'doctors'],
      employmentType: ['part-time'],
      contract: ['permanent'],
      employerType: ['hospital', 'non-profit'],
      shift: ['day', 'no-nights'],
    },
    sort: 'newest',
  }),
  query('filters, refusals, a word and a radius', {
    text: 'pflege',
    filters: { category: ['nursing'], employmentType: ['full-time'], experience: ['entry', 'mid'] },
    radius: around('Hannover', 150),
    postedWithinDays: 30,
    without: ['weekends', 'on-call'],
  }),
  query('posted within 7 days, without agencies', {
    filters: { country: ['AT', 'CH'], employerSize: ['201-1000', '1000+'] },
    postedWithinDays: 7,
    withoutAgencies: true,
    sort: 'newest',
  }),
]

function query(name: string, parts: Partial<BenchQuery>): BenchQuery {
  return { ...plain, name, ...parts }
}

function around(name: string, km: number): BenchQuery['radius'] {
  const town = towns.find(candidate => candidate.name === name)
  if (!town) throw new Error(`No town is called ${name}.`)
  return { latDegrees: town.latDegrees, lonDegrees: town.lonDegrees, km }
}
