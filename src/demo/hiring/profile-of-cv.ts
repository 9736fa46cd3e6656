import { licenceOfText } from '../../domain/job-seekers/profile/licence-of-text.ts'
import { type ProfileParts, profilePartsSchema } from '../../domain/job-seekers/profile/profile.schema.ts'
import type { HiringCv } from './hiring-data.ts'

/** The profile of a demo person, of the CV that they apply with. */
export function profileOfCv({ jobs, education, licences }: HiringCv): ProfileParts {
  const held = licences.flatMap(([when, what]) => {
    const licence = licenceOfText(what)
    return licence ? [{ ...licence, obtainedOn: when }] : []
  })
  return profilePartsSchema.parse({
    positions: jobs.map(({ when, role, place, tasks }) => {
      const [employer, city] = place.split(/, (?=[^,]*$)/)
      return { title: role, employer, city, ...spanOf(when), duties: tasks.join('\n') }
    }),
    educations: education.map(({ when, role, place }) => ({
      name: role,
      institution: place,
      ...spanOf(when),
    })),
    licences: held,
  })
}

/** "04/2021 – heute", "10/2014 – 09/2017", "2014" */
function spanOf(when: string) {
  const [from = '', to = from] = when.split(/\s*–\s*/)
  return to === 'heute' ? { fromMonth: from, isCurrent: true } : { fromMonth: from, toMonth: to }
}
