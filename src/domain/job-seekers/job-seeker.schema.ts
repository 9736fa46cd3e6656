import { z } from 'zod'
import { limits } from '../../config/limits.ts'
import { jobValues } from '../jobs/job.values.ts'

const emptyAsMissing = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(emptyAsMissing, schema.optional())
/** A form always shows rows for more languages than most people speak. */
const withoutEmptyRows = (rows: unknown) =>
  Array.isArray(rows) ? rows.filter((row: { language?: string } | undefined) => row?.language) : []
const vocabularyId = z.string().regex(/^[a-z0-9_-]{1,60}$/)

export const availabilities = ['now', 'notice', 'date', 'open'] as const
export const visibilities = ['hidden', 'anonymous', 'visible'] as const
export const languageLevels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'] as const
export const spokenLanguages = [
  'de',
  'en',
  'fr',
  'it',
  'es',
  'pl',
  'ro',
  'hr',
  'sr',
  'bs',
  'sq',
  'tr',
  'ru',
  'uk',
  'ar',
  'fa',
  'hi',
  'tl',
  'vi',
  'pt',
  'hu',
  'cs',
  'sk',
  'bg',
  'el',
  'nl',
] as const

/** The steps of the onboarding in their order; each is saved on its own and may be skipped. */
export const seekerSteps = ['work', 'place', 'wishes', 'qualifications', 'visibility'] as const
export type SeekerStep = (typeof seekerSteps)[number]

export const seekerStepSchemas = {
  work: z.object({ profession: optional(vocabularyId), specialty: optional(vocabularyId) }),
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
      .pipe(z.array(z.string().max(120, 'onboarding.text-too-long')).max(30, 'onboarding.too-many')),
    languages: z.preprocess(
      withoutEmptyRows,
      z
        .array(z.object({ language: z.enum(spokenLanguages), level: z.enum(languageLevels) }))
        .max(10, 'onboarding.too-many'),
    ),
  }),
  visibility: z.object({ visibility: z.enum(visibilities, { error: 'onboarding.visibility-missing' }) }),
} as const

export type SeekerStepInput = {
  [Step in SeekerStep]: { step: Step; values: z.infer<(typeof seekerStepSchemas)[Step]> }
}[SeekerStep]
