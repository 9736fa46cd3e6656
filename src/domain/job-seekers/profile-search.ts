import { jobValues } from '../../vocabulary/jobs/job.values.ts'
import type { JobSearchParams } from '../job-search/job.schema.ts'
import type { JobSeekerRow } from './job-seeker.queries.ts'

/** A search from the job seeker's profile: work, place and wishes. Empty for an empty profile. */
export function profileSearch(seeker: JobSeekerRow | null): Partial<JobSearchParams> {
  if (!seeker) return {}
  const { profession, specialty, placeText, radiusKm } = seeker
  return {
    profession: profession ? [profession] : [],
    specialty: specialty ? [specialty] : [],
    employmentType: wishedTypes(seeker.employmentTypes),
    shift: jobValues.shift.filter(model => seeker.shiftModels.includes(model)),
    place: placeText ?? '',
    radius: placeText ? radiusKm : null,
  }
}

/** People open to full and part time get both filter values: the value `both` would only match jobs that leave it open. */
function wishedTypes(types: readonly string[]) {
  const wished = types.includes('both') ? [...types, 'full-time', 'part-time'] : types
  return jobValues.employmentType.filter(type => type !== 'both' && wished.includes(type))
}
