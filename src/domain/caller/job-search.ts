import type { Box, FoundPoints } from '../../search/places/place-sets.ts'
import type { SoughtOffer } from '../../vocabulary/duty/duty.values.ts'
import type { JobSort } from '../../vocabulary/jobs/job.values.ts'
import type { FactRefusal } from '../../vocabulary/jobs/refusals.ts'
import type { Circle } from '../../vocabulary/places/areas.ts'

/** Filters whose options the index counts individually. */
export const countedFacets = [
  'category',
  'profession',
  'specialty',
  'employmentType',
  'contract',
  'experience',
  'remote',
  'shift',
  'employerType',
  'employerSize',
  'employer',
  'country',
  'state',
  'language',
  'adLanguage',
  'tariff',
] as const
export type CountedFacet = (typeof countedFacets)[number]

/**
 * What matching reads of an ad beside the facets: nobody filters by it, so that the index only keeps it. `licence` is a law and a country
 * ("arzt:DE"), `qualification` and `training` are what is required and what can be obtained here ("further-training:intensivmedizin"),
 * `languageLevel` a language with its level, if any ("de:B2", "en:"), `workload` percent of full time ("80-100"), `start` a month
 * ("2027-04") or a word of `start-words.ts`.
 */
export const matchedFacts = [
  'licence',
  'qualification',
  'training',
  'languageLevel',
  'workload',
  'start',
] as const
export type MatchedFact = (typeof matchedFacts)[number]

/**
 * Duty facts that a search may ask for. `offer` has what an ad does not offer ("no:housing"), so that to ask for several things is to refuse
 * to be without each of them.
 */
export const dutyFacets = ['weekendCount', 'holidayCount', 'offer'] as const
export type DutyFacet = (typeof dutyFacets)[number]

/** How many jobs the search would find with this value selected and all other filters unchanged. */
export type FacetCount = { value: string; count: number }

/** A published job in the form that is indexed. Times in milliseconds since 1970, pay in gross EUR per month for full time. */
export type JobDocument = {
  id: number
  /** Changes with the content of the job and of its employer. */
  version: number
  title: string
  employer: string
  /** Names and postal codes of all places. */
  places: string
  department: string
  text: string
  /** What the job is known to be for: `p:` and a profession, `s:` and a specialty. */
  concepts: string[]
  language: string
  facets: Record<CountedFacet, string[]>
  facts: Record<MatchedFact, string[]>
  duty: Record<DutyFacet, string[]>
  points: { latDegrees: number; lonDegrees: number }[]
  /** EUR a month for full time. */
  payMin: number | null
  payMax: number | null
  /** Not stated by the employer but given by the table of the collective agreement that the ad names. */
  isPayDerived: boolean
  postedAtMs: number
  validThroughMs: number | null
  featuredUntilMs: number | null
  isAgency: boolean
  /** Put behind all others in the order by relevance and by fit, by a decision of those who run the board. */
  isDemoted: boolean
}

/** A search in the index's terms: place resolved, days converted to times. One value per filter is enough. */
export type JobIndexQuery = {
  text: string
  /** Also finds, behind the others, jobs that merely mention the profession or specialty. */
  mentions: boolean
  filters: Partial<Record<CountedFacet, readonly string[]>>
  /** Only jobs of those who are called so, as a whole. */
  employerName?: string | null
  near: Circle | { circles: readonly Circle[] } | null
  /** Only jobs with a place in this section of the map. */
  within?: Box | null
  salaryMinEurMonth: number | null
  includeUnknownPay: boolean
  postedWithinDays: number | null
  withoutAgencies: boolean
  refusals: readonly FactRefusal[]
  /** At most so many a month; jobs that do not say are left out, as for the next two. */
  weekendsMax: number | null
  holidaysMin: number | null
  offers: readonly SoughtOffer[]
  featuredOnly: boolean
  now: Date
  sort: JobSort
  offset: number
  /** At most 100; 0 requests only the total. */
  size: number
}

/** A filter that a search can do without; `place` is the distance. */
export type DroppableFilter =
  | CountedFacet
  | FactRefusal
  | SoughtOffer
  | 'weekendsMax'
  | 'holidaysMin'
  | 'salaryMin'
  | 'postedWithin'
  | 'agencies'
  | 'featured'
  | 'place'

/** How many jobs the search would find in this place with the usual radius; the text leads to exactly this place. */
export type TownCount = { place: string; count: number }

/** Numbers of jobs by where their pay comes from: the employer, the table of a collective agreement, nowhere. */
export type PayKnown = { stated: number; derived: number; unknown: number }

export type JobIndexAnswer = {
  total: number
  ids: readonly number[]
  /** By id, in the order by relevance: other ads of the employer with the same title that the search finds. */
  sameTitle: ReadonlyMap<number, readonly number[]>
  facets: Record<
    | CountedFacet
    | 'salaryMin'
    | 'postedWithin'
    | 'radius'
    | 'agencies'
    | 'without'
    | 'weekendsMax'
    | 'holidaysMin'
    | 'offers'
    | 'featured',
    FacetCount[]
  >
  /** How many the search would find without one of its filters, all of its values together; of refusals without each. */
  totals: Partial<Record<DroppableFilter, number>>
  /** Towns with jobs that are too far away, nearest first, when the search found only a few. */
  towns: readonly TownCount[]
  /** Words that found nothing, and their replacements, both as spelt in the index. */
  corrections: readonly { from: string; to: string }[]
  unknownPayLeftOut: number
  payKnown: PayKnown
  /** Some word is found in a few jobs only, wherever they are. */
  hasRareWord: boolean
  /** The same query with `mentions` may find more. */
  hasMentions: boolean
}

/** A fact of an ad that the index keeps as a list of values. */
export type JobFact = CountedFacet | MatchedFact | 'agency'

type Points = readonly JobDocument['points'][number][]

/**
 * What each ad is worth to one person, fact by fact, so that the index judges every value once and not every ad; made by `jobWorth` of
 * matching. Minus infinity leaves an ad out.
 */
export type JobWorth = {
  facts: readonly { fact: JobFact; of: (values: readonly string[]) => number }[]
  /** Where the work is done; of ads whose work is done at home, `remote`. */
  places: { onSite: (points: Points) => number; remote: (points: Points) => number } | null
  pay: ((topEurMonth: number | null) => number) | null
  /** Ads to leave out, by id. */
  without: ReadonlySet<number>
  /** Professions that have nothing to do with the wished ones; ads for them are not even looked at. */
  unrelated: readonly string[]
}

export type JobFinder = {
  find(query: JobIndexQuery): JobIndexAnswer
  /** The same search without corrections and counts, which take most of the time. */
  list(query: JobIndexQuery): { total: number; ids: readonly number[] }
  /** The same, but words that are found in a few jobs only are corrected as well. */
  listCorrected(query: JobIndexQuery): {
    ids: readonly number[]
    corrections: JobIndexAnswer['corrections']
  }
  /**
   * What the search finds and a person may take, best for them first, whatever the order of the query; spread over employers like the order
   * by relevance.
   */
  fit(worth: JobWorth, query: JobIndexQuery): { total: number; ids: readonly number[] }
  /** Whether there are jobs of an employer with this whole name, but for its legal form; one word alone is no name. */
  hasEmployer(name: string): boolean
  /** As the index has it, the whole name of an employer who has jobs, if nothing else is called so; null for anything else. */
  employerNamed(name: string): string | null
  /** Where all jobs are that {@link JobFinder.find} finds. */
  locate(query: JobIndexQuery): FoundPoints & { total: number }
  /** Prepares jobs for many stored searches: for each the matching ids, ascending; words are never corrected. */
  match(documents: readonly JobDocument[]): (queries: readonly JobIndexQuery[]) => number[][]
}

/** This process's search index. It proposes ids; the database decides what may be shown. */
export type JobSearch = JobFinder & {
  /** Incremented by every change of the index. */
  generation(): number
}
