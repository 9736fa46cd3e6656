import { seededRandom } from '../../src/demo/random.ts'
import type { JobIndexQuery } from '../../src/domain/caller/job-search.ts'
import type { MatchJob } from '../../src/domain/matching/criterion.ts'
import type { MatchProfile } from '../../src/domain/matching/match-profile.ts'
import type { ShiftModel } from '../../src/vocabulary/jobs/job.values.ts'
import { licenceLawOf } from '../../src/vocabulary/titles/licensed-professions.ts'

/** A profile that says and wishes nothing but what is given. */
export function makeProfile(said: Partial<MatchProfile> = {}): MatchProfile {
  return {
    professions: [],
    learned: [],
    specialties: [],
    experienceYears: null,
    licences: [],
    languages: [],
    hasDrivingLicence: null,
    places: [],
    countries: [],
    employmentTypes: [],
    contracts: [],
    workloadPercent: null,
    shifts: [],
    refusals: [],
    employerTypes: [],
    payMinEurMonth: null,
    startFrom: null,
    rules: [],
    ...said,
  }
}

type Said = Partial<Pick<MatchJob, 'id' | 'points' | 'payMax' | 'isPayDerived' | 'isAgency'>> & {
  facets?: Partial<MatchJob['facets']>
  facts?: Partial<MatchJob['facts']>
}

/** An ad that says nothing but what is given. */
export function makeMatchJob({ facets, facts, ...said }: Said = {}): MatchJob {
  return {
    id: 1,
    points: [],
    payMax: null,
    isPayDerived: false,
    isAgency: false,
    ...said,
    facets: {
      category: [],
      profession: [],
      specialty: [],
      employmentType: [],
      contract: [],
      experience: [],
      remote: [],
      shift: [],
      employerType: [],
      employerSize: [],
      employer: [],
      country: [],
      state: [],
      language: [],
      adLanguage: [],
      tariff: [],
      ...facets,
    },
    facts: {
      licence: [],
      qualification: [],
      training: [],
      languageLevel: [],
      workload: [],
      start: [],
      ...facts,
    },
  }
}

/** A search that finds every ad. */
export function everyJob(now: Date, size: number): JobIndexQuery {
  return {
    text: '',
    mentions: false,
    filters: {},
    near: null,
    salaryMinEurMonth: null,
    includeUnknownPay: true,
    postedWithinDays: null,
    withoutAgencies: false,
    refusals: [],
    featuredOnly: false,
    weekendsMax: null,
    holidaysMin: null,
    offers: [],
    now,
    sort: 'relevance',
    offset: 0,
    size,
  }
}

const towns = [
  { latDegrees: 50.94, lonDegrees: 6.96 },
  { latDegrees: 50.73, lonDegrees: 7.1 },
  { latDegrees: 51.23, lonDegrees: 6.78 },
  { latDegrees: 48.21, lonDegrees: 16.37 },
]
const professionsOf = [
  'pflegefachmann',
  'dgkp',
  'pflegehelfer',
  'intensivpfleger',
  'arzt',
  'kardiologe',
  'mfa',
]
const specialtiesOf = ['kardiologie', 'innere_medizin', 'intensivmedizin']
const shiftsOf: ShiftModel[] = ['day', 'three-shift', 'nights-only', 'weekends', 'no-nights']
const kindsOf = ['hospital', 'private-practice', 'care-facility']

/** A person as the numbers from 0 to 1 that `random` gives will have it. */
function randomProfile(random: () => number): MatchProfile {
  const { maybe, some, pick } = choices(random)
  const learned = some(professionsOf)
  return makeProfile({
    professions: some(professionsOf),
    learned,
    specialties: some(specialtiesOf),
    experienceYears: maybe(() => Math.floor(random() * 12)),
    licences: some(['DE', 'AT', null]).map(country => ({
      kind: pick(['approbation', 'professional-licence', 'further-training', 'recognition'] as const),
      profession: pick([...professionsOf, null]),
      specialty: pick([...specialtiesOf, null]),
      country,
      state: pick(['held', 'held', 'temporary', 'applied-for', 'in-training'] as const),
    })),
    languages: some(['de', 'en']).map(language => ({ language, level: pick(['A2', 'B2', 'C1']) })),
    hasDrivingLicence: maybe(() => random() < 0.5),
    places: some(towns).map(town => ({ ...town, radiusKm: pick([10, 30, 100]), name: 'Ort' })),
    countries: random() < 0.3 ? [pick(['DE', 'AT'] as const)] : [],
    employmentTypes: some(['full-time', 'part-time'] as const),
    contracts: some(['permanent', 'fixed-term']),
    workloadPercent: maybe(() => ({ from: pick([20, 50, 80]), to: pick([80, 100]) })),
    shifts: some(shiftsOf),
    refusals: some(['nights', 'weekends', 'hospital', 'agencies'] as const),
    employerTypes: some(kindsOf),
    payMinEurMonth: maybe(() => 2_500 + Math.floor(random() * 30) * 100),
    startFrom: maybe(() => pick(['2027-01-01', '2027-06-15'])),
    rules:
      random() < 0.3
        ? [pick([{ kind: 'state', value: 'DE-BY' } as const, { kind: 'job', value: 3 } as const])]
        : [],
  })
}

/** An ad that states each fact or leaves it out. */
export function randomMatchJob(random: () => number, id: number): MatchJob {
  const { maybe, some, pick } = choices(random)
  const one = <Value>(values: readonly Value[]): Value[] => (random() < 0.65 ? [pick(values)] : [])
  // Some ads are for several professions.
  const further = id % 9 === 0 ? [pick(professionsOf)] : []
  const profession = [...new Set([...one(professionsOf), ...further])]
  const country = pick(['DE', 'DE', 'AT'])
  return makeMatchJob({
    id,
    isAgency: random() < 0.2,
    points: some(towns).slice(0, 2),
    isPayDerived: false,
    payMax: maybe(() => 2_500 + Math.floor(random() * 30) * 100),
    facets: {
      profession,
      country: [country],
      state: one(['DE-BY', 'DE-NW']),
      remote: pick([[], ['onsite'], ['hybrid'], ['remote']]),
      specialty: pick([[], ['kardiologie', 'innere_medizin'], ['innere_medizin'], ['intensivmedizin']]),
      experience: one(['entry', 'mid', 'senior', 'executive']),
      employmentType: pick([[], ['full-time'], ['part-time'], ['full-time', 'part-time', 'both']]),
      contract: one(['permanent', 'fixed-term']),
      shift: one(shiftsOf),
      employerType: [pick(kindsOf)],
      employer: [String(id % 7)],
    },
    facts: {
      licence: profession.flatMap(each => {
        const law = licenceLawOf(each)
        return law ? [`${law.id}:${country}`] : []
      }),
      qualification: random() < 0.3 ? [pick(['further-training:intensivmedizin', 'driving-licence'])] : [],
      training: random() < 0.3 ? ['further-training:kardiologie'] : [],
      languageLevel: random() < 0.4 ? [pick(['de:B2', 'en:'])] : [],
      workload: one(['100-100', '50-80']),
      start: one(['now', 'agreed', '2027-02', '2028-01']),
    },
  })
}

function choices(random: () => number) {
  const pick = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)] as Value // never empty
  return {
    pick,
    maybe: <Value>(make: () => Value): Value | null => (random() < 0.6 ? make() : null),
    some: <Value>(values: readonly Value[]): Value[] => values.filter(() => random() < 0.35),
  }
}

/** Pairs of people and ads, the same in every run. */
export function randomPairs(count: number): { profile: MatchProfile; job: MatchJob }[] {
  return Array.from({ length: count }, (_, number) => {
    const random = randomNumbers(number)
    return { profile: randomProfile(random), job: randomMatchJob(random, 1 + (number % 5)) }
  })
}

export function randomNumbers(part: number): () => number {
  return seededRandom(11, part).next
}
