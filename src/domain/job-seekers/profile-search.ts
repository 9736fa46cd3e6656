import { jobValues } from '../../vocabulary/jobs/job.values.ts'
import type { JobSearchParams } from '../job-search/job.schema.ts'
import type { JobSeekerRow } from './job-seeker.queries.ts'

/** The search for what a job seeker told: the work, the place and the wishes. Empty when nothing was told. */
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

/** Who would take full time or part time takes either; asked for as one value, only ads that leave it open would be found. */
function wishedTypes(types: readonly string[]) {
  const wished = types.includes('both') ? [...types, 'full-time', 'part-time'] : types
  return jobValues.employmentType.filter(type => type !== 'both' && wished.includes(type))
}
