import { dayMs } from '../../../basics/time.ts'
import type { SearchDocument, SearchSchema } from '../../../search/types.ts'
import type { JobDocument } from '../../caller/job-search.ts'
import { employerNameValues } from './employer-names.ts'

/** What is indexed, by weight: the title first, then employer and place, then the text. */
export const jobSearchSchema: SearchSchema = {
  texts: [
    { name: 'title', kind: 'title', weight: 5, lengthNorm: 0.2, usualLength: 6 },
    { name: 'employer', kind: 'name', weight: 1.5, lengthNorm: 0.2, usualLength: 4 },
    { name: 'places', kind: 'name', weight: 2, lengthNorm: 0, usualLength: 3 },
    { name: 'department', kind: 'unit', weight: 1, lengthNorm: 0.2, usualLength: 4 },
    { name: 'text', kind: 'text', weight: 1, lengthNorm: 0.6, usualLength: 150 },
  ],
  concepts: { weight: 1 },
  facets: [
    { name: 'category', usualValues: 7 },
    { name: 'profession', usualValues: 240 },
    { name: 'specialty', usualValues: 90 },
    { name: 'employmentType', usualValues: 12 },
    { name: 'contract', usualValues: 3 },
    { name: 'experience', usualValues: 5 },
    { name: 'remote', usualValues: 3 },
    { name: 'shift', usualValues: 24 },
    { name: 'employerType', usualValues: 24 },
    { name: 'employerSize', usualValues: 5 },
    { name: 'employer', usualValues: 5_000 },
    { name: 'country', usualValues: 6 },
    { name: 'state', usualValues: 60 },
    { name: 'language', usualValues: 12 },
    { name: 'adLanguage', usualValues: 2 },
    { name: 'tariff', usualValues: 150 },
    { name: 'agency', usualValues: 2 },
    // So does this, which is the profession of ads with only one: what such an ad is not for, it is not for at all.
    { name: 'soleProfession', usualValues: 1 },
    { name: 'standing', usualValues: 1 },
    { name: 'paySource', usualValues: 2 },
    { name: 'weekendCount', usualValues: 5 },
    { name: 'employerName', usualValues: 10_000 },
    // A licence follows from the profession and a country, so that it hardly adds a combination to those of the column.
    { name: 'licence', usualValues: 1 },
    { name: 'languageLevel', usualValues: 12 },
    { name: 'workload', usualValues: 60 },
    { name: 'start', usualValues: 30 },
    { name: 'qualification', usualValues: 30 },
    { name: 'training', usualValues: 12 },
    // These stand in columns that are there already.
    { name: 'holidayCount', usualValues: 12 },
    { name: 'offer', usualValues: 15 },
  ],
  numbers: ['postedAt', 'payMin', 'payMax', 'validThrough', 'featuredUntil', 'rankedAt'],
  expiry: 'validThrough',
  featured: 'featuredUntil',
  freshness: 'rankedAt',
}

export function searchDocument(job: JobDocument): SearchDocument {
  return {
    id: job.id,
    version: job.version,
    language: job.language,
    title: job.title,
    texts: {
      title: job.title,
      employer: job.employer,
      places: job.places,
      department: job.department,
      text: job.text,
    },
    concepts: job.concepts,
    facets: {
      ...job.facets,
      ...job.facts,
      ...job.duty,
      agency: [job.isAgency ? 'yes' : 'no'],
      soleProfession: job.facets.profession.length === 1 ? job.facets.profession : [],
      standing: [job.isDemoted ? 'demoted' : 'usual'],
      paySource: job.payMax === null ? [] : [job.isPayDerived ? 'derived' : 'stated'],
      employerName: employerNameValues(job.employer),
    },
    numbers: {
      postedAt: job.postedAtMs,
      payMin: job.payMin,
      payMax: job.payMax,
      validThrough: job.validThroughMs,
      featuredUntil: job.featuredUntilMs,
      rankedAt: job.postedAtMs - (1 - completenessOf(job)) * incompleteDays * dayMs,
    },
    places: job.points,
  }
}

/** An ad that says nothing of what people ask about first ranks like one that is older by this. */
const incompleteDays = 14

/** The share of what people ask about first that the ad states. */
function completenessOf({ payMax, points, facets }: JobDocument): number {
  const { shift, contract, employmentType } = facets
  const stated = [
    payMax !== null,
    points.length > 0,
    shift.length > 0,
    contract.length > 0,
    employmentType.length > 0,
  ]
  return stated.filter(Boolean).length / stated.length
}
