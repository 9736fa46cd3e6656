import type { MatchJob } from '../../src/domain/matching/criterion.ts'
import type { MatchProfile } from '../../src/domain/matching/match-profile.ts'

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

type Said = Partial<Pick<MatchJob, 'id' | 'points' | 'payMax' | 'isAgency'>> & {
  facets?: Partial<MatchJob['facets']>
  facts?: Partial<MatchJob['facts']>
}

/** An ad that says nothing but what is given. */
export function makeMatchJob({ facets, facts, ...said }: Said = {}): MatchJob {
  return {
    id: 1,
    points: [],
    payMax: null,
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
