import { jobValues } from '../../vocabulary/jobs/job.values.ts'
import type { JobSearchParams } from '../job-search/job.schema.ts'
import type { JobSeekerRow } from './job-seeker.queries.ts'

/** A search from the job seeker's profile: work, the first place, wishes and refusals. Empty for an empty profile. */
export function profileSearch(seeker: JobSeekerRow | null): Partial<JobSearchParams> {
  if (!seeker) return {}
  const { placeText, radiusKm } = seeker
  return {
    profession: listOf(seeker.profession, seeker.furtherProfessions),
    specialty: listOf(seeker.specialty, seeker.furtherSpecialties),
    employmentType: wishedTypes(seeker.employmentTypes),
    contract: jobValues.contract.filter(contract => seeker.contracts.includes(contract)),
    shift: jobValues.shift.filter(model => seeker.shiftModels.includes(model)),
    employerType: jobValues.employerType.filter(type => seeker.employerTypes.includes(type)),
    country: jobValues.country.filter(country => seeker.countries.includes(country)),
    without: jobValues.without.filter(refusal => refusal !== 'agencies' && seeker.refusals.includes(refusal)),
    agencies: seeker.refusals.includes('agencies') ? 'without' : null,
    salaryMin: seeker.payWishEurMonth,
    // Most ads say nothing about pay, and a wish is no reason to hide them.
    includeUnknownPay: seeker.payWishEurMonth !== null,
    place: placeText ?? '',
    radius: placeText ? radiusKm : null,
  }
}

function listOf(first: string | null, further: readonly string[]): string[] {
  return first === null ? [...further] : [first, ...further]
}

/** People open to full and part time get both filter values: the value `both` would only match jobs that leave it open. */
function wishedTypes(types: readonly string[]) {
  const wished = types.includes('both') ? [...types, 'full-time', 'part-time'] : types
  return jobValues.employmentType.filter(type => type !== 'both' && wished.includes(type))
}
