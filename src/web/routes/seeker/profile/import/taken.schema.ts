import { z } from 'zod'
import {
  type ProfileParts,
  profilePartsSchema,
} from '../../../../../domain/job-seekers/profile/profile.schema.ts'

/** What each box of the review sends: a part of a profile as text, which is checked like any other input. */
export const takenSchema = z.object({
  items: z.preprocess(
    value => (value === undefined ? [] : [value].flat()),
    z
      .array(z.string().max(20_000))
      .max(400)
      .transform((texts, check) => {
        const parts = texts.flatMap(text => partsOf(text) ?? [])
        if (parts.length < texts.length) check.addIssue({ code: 'custom', message: 'error.invalid' })
        return parts
      }),
  ),
})

/** Null for what no box sends. */
function partsOf(text: string): ProfileParts | null {
  try {
    return profilePartsSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** All in one, for saving at once. */
export function together(items: readonly ProfileParts[]): ProfileParts {
  return {
    positions: items.flatMap(({ positions }) => positions ?? []),
    educations: items.flatMap(({ educations }) => educations ?? []),
    licences: items.flatMap(({ licences }) => licences ?? []),
    languages: items.flatMap(({ languages }) => languages ?? []),
    qualifications: items.flatMap(({ qualifications }) => qualifications ?? []),
    drivingLicences: items.flatMap(({ drivingLicences }) => drivingLicences ?? []),
  }
}
