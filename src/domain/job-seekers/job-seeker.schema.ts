import { z } from 'zod'
import { limits } from '../../config/limits.ts'
import { jobValues } from '../../vocabulary/jobs/job.values.ts'
import { availabilities, languageLevels, spokenLanguages } from './job-seeker.values.ts'

const emptyAsMissing = (value: unknown) => (value === '' ? undefined : value)
const blankAsMissing = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(emptyAsMissing, schema.optional())
/** Forms always show spare rows for languages. */
const withoutEmptyRows = (rows: unknown) =>
  Array.isArray(rows) ? rows.filter((row: { language?: string } | undefined) => row?.language) : []
const vocabularyId = z.string().regex(/^[a-z0-9_-]{1,60}$/)

export const seekerStepSchemas = {
  work: z.object({
    profession: z.preprocess(
      blankAsMissing,
      z.string().trim().max(120, 'onboarding.text-too-long').optional(),
    ),
    specialty: optional(vocabularyId),
  }),
  place: z.object({
    place: optional(z.string().trim().max(100, 'onboarding.text-too-long')),
    radius: z.preprocess(
      emptyAsMissing,
      z.coerce
        .number()
        .refine(km => limits.distancesKm.some(distance => distance === km), 'onboarding.radius-wrong')
        .optional(),
    ),
  }),
  wishes: z.object({
    employmentTypes: z.array(z.enum(jobValues.employmentType)).max(10).default([]),
    shiftModels: z.array(z.enum(jobValues.shift)).max(10).default([]),
    availability: optional(z.enum(availabilities)),
    availableFrom: optional(z.iso.date('onboarding.date-wrong')),
  }),
  qualifications: z.object({
    qualifications: z
      .string()
      .max(2_000, 'onboarding.text-too-long')
      .default('')
      .transform(text => [
        ...new Set(
          text
            .split(/[\n,;]/)
            .map(line => line.trim())
            .filter(Boolean),
        ),
      ])
      .pipe(
        z
          .array(z.string())
          .max(30, 'onboarding.too-many')
          // Reported for the field: single lines have no place for an error in the form.
          .refine(lines => lines.every(line => line.length <= 120), 'onboarding.text-too-long'),
      ),
    languages: z.preprocess(
      withoutEmptyRows,
      z
        .array(z.object({ language: z.enum(spokenLanguages), level: z.enum(languageLevels) }))
        .max(10, 'onboarding.too-many'),
    ),
  }),
} as const

export type SeekerStepInput = {
  [Step in keyof typeof seekerStepSchemas]: { step: Step; values: z.infer<(typeof seekerStepSchemas)[Step]> }
}[keyof typeof seekerStepSchemas]
