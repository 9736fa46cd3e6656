/** The possible values of a job's facts, in display order. Safe for the browser. */
export const jobValues = {
  category: ['doctors', 'nursing', 'mfa', 'zfa', 'therapeutic', 'research', 'administration'],
  employmentType: ['full-time', 'part-time', 'both', 'temporary', 'freelance', 'internship'],
  contract: ['permanent', 'fixed-term'],
  experience: ['entry', 'mid', 'senior', 'executive'],
  remote: ['onsite', 'hybrid', 'remote'],
  shift: [
    'day',
    'two-shift',
    'three-shift',
    'nights-only',
    'no-nights',
    'weekends',
    'no-weekends',
    'on-call',
  ],
  employerType: [
    'hospital',
    'medical-center',
    'private-practice',
    'care-facility',
    'public-health',
    'company',
    'public',
    'private',
    'non-profit',
    'academic',
  ],
  employerSize: ['1-50', '51-200', '201-1000', '1000+'],
  country: ['DE', 'AT', 'CH', 'LI'],
  adLanguage: ['de', 'en'],
  /** What a search may refuse. `shifts` is work in turns of any kind, `agencies` are staffing agencies; the others are kinds of employers. */
  without: [
    'nights',
    'weekends',
    'shifts',
    'on-call',
    'agencies',
    'hospital',
    'medical-center',
    'private-practice',
    'care-facility',
  ],
} as const

export const jobSorts = [
  'relevance',
  'newest',
  'oldest',
  'salary-high',
  'salary-low',
  'title-asc',
  'title-desc',
] as const

/** Of lists on pages: by fit to the profile of a signed-in job seeker; for everyone else that is by relevance. */
export const listSorts = ['fit', ...jobSorts] as const

export type Category = (typeof jobValues.category)[number]
export type EmploymentType = Exclude<(typeof jobValues.employmentType)[number], 'both'>
export type Contract = (typeof jobValues.contract)[number]
export type Experience = (typeof jobValues.experience)[number]
export type Remote = (typeof jobValues.remote)[number]
export type ShiftModel = (typeof jobValues.shift)[number]
export type EmployerType =
  | 'hospital'
  | 'medical-center'
  | 'private-practice'
  | 'care-facility'
  | 'public-health'
  | 'company'
export type EmployerOwnership = 'public' | 'private' | 'non-profit' | 'academic'
export type EmployerSize = (typeof jobValues.employerSize)[number]
export type Country = (typeof jobValues.country)[number]
export type Refusal = (typeof jobValues.without)[number]
export type JobSort = (typeof jobSorts)[number]

/** Options of "posted within", in days, and of "salary from", in gross EUR per month. */
export const postedWithinDays = [1, 7, 14, 30] as const
export const salaryStepsEurMonth = [2000, 2500, 3000, 3500, 4000, 4500, 5000, 6000, 7000, 8000] as const
/** In km, for a place without a radius. */
export const defaultRadiusKm = 25
