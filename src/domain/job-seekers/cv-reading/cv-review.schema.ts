import { z } from 'zod'
import { limits } from '../../../config/limits.ts'
import { jobValues } from '../../../vocabulary/jobs/job.values.ts'
import { availabilities, languageLevels, spokenLanguages } from '../job-seeker.values.ts'
import {
  educationSchema,
  licenceSchema,
  type ProfileParts,
  positionSchema,
} from '../profile/profile.schema.ts'
import { drivingClasses } from '../profile/profile.values.ts'

/** What is not ticked is not looked at: nobody has to mend what they do not want. It stays in its place, so that errors find their field. */
function ifTaken<T extends z.ZodType>(schema: T) {
  return z.preprocess(row => (isTaken(row) ? row : null), schema.nullable())
}
function isTaken(row: unknown): boolean {
  return typeof row === 'object' && row !== null && Object(row).isTaken === 'on'
}
const list = <T extends z.ZodType>(schema: T) => z.array(ifTaken(schema)).max(mostRows).default([])
const mostRows = 100

const text = (key: string, chars = 120) =>
  z.preprocess(value => value ?? '', z.string().trim().min(1, key).max(chars, 'profile.text-too-long'))
const emptyAsNull = (value: unknown) => (value === '' || value === undefined ? null : value)
const percent = z.preprocess(
  emptyAsNull,
  z.coerce
    .number('profile.percent-wrong')
    .int('profile.percent-wrong')
    .min(1, 'profile.percent-wrong')
    .max(100, 'profile.percent-wrong')
    .nullable(),
)

const fields = z.object({
  profession: ifTaken(z.object({ value: text('onboarding.profession-unknown') })),
  specialty: ifTaken(z.object({ value: text('onboarding.specialty-unknown') })),
  place: ifTaken(
    z.object({
      value: text('onboarding.place-unknown', 100),
      radius: z.coerce
        .number()
        .refine(km => limits.distancesKm.some(distance => distance === km), 'onboarding.radius-wrong'),
    }),
  ),
  employment: ifTaken(
    z
      .object({ value: z.enum(jobValues.employmentType), workloadFrom: percent, workloadTo: percent })
      .refine(
        ({ workloadFrom, workloadTo }) =>
          workloadFrom === null || workloadTo === null || workloadFrom <= workloadTo,
        { path: ['workloadTo'], error: 'profile.workload-order' },
      ),
  ),
  start: ifTaken(
    z.object({
      value: z.enum(availabilities),
      from: z.preprocess(emptyAsNull, z.iso.date('onboarding.date-wrong').nullable()),
    }),
  ),
  positions: list(positionSchema),
  educations: list(educationSchema),
  licences: list(licenceSchema),
  qualifications: list(z.object({ value: text('profile.name-missing') })),
  languages: list(
    z.object({
      language: z.enum(spokenLanguages),
      level: z.enum(languageLevels, { error: 'profile.level-missing' }),
    }),
  ),
  driving: ifTaken(
    z.object({ value: z.preprocess(value => [value ?? []].flat(), z.array(z.enum(drivingClasses))) }),
  ),
  experience: ifTaken(
    z.object({
      value: z.coerce
        .number('profile.years-wrong')
        .int('profile.years-wrong')
        .min(0, 'profile.years-wrong')
        .max(60, 'profile.years-wrong'),
    }),
  ),
})

/** The form in which a person looks through what was read; becomes the parts of the profile that they have ticked. */
export const cvReviewSchema = fields.transform(partsOf)

type Review = z.infer<typeof fields>

function partsOf(review: Review): ProfileParts {
  const { profession, specialty, place, employment, start } = review
  const wishes = {
    ...(profession && { professions: [profession.value] }),
    ...(specialty && { specialties: [specialty.value] }),
    ...(place && { places: [{ place: place.value, radius: place.radius }] }),
    ...(employment && {
      employmentTypes: [employment.value],
      ...{ workloadFrom: employment.workloadFrom, workloadTo: employment.workloadTo },
    }),
    ...(start && {
      availability: start.value,
      availableFrom: start.value === 'date' ? start.from : null,
    }),
  }
  return {
    positions: taken(review.positions),
    educations: taken(review.educations),
    licences: taken(review.licences),
    qualifications: taken(review.qualifications).map(({ value }) => value),
    languages: taken(review.languages),
    drivingLicences: review.driving?.value ?? null,
    experienceYears: review.experience?.value ?? null,
    wishes,
  }
}

function taken<Row>(rows: readonly (Row | null)[]): Row[] {
  return rows.filter(row => row !== null)
}
