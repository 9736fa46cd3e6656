import { z } from 'zod'
import { jobValues } from '../../../vocabulary/jobs/job.values.ts'
import { emailSchema, nameSchemaOr } from '../../accounts/account.schema.ts'
import { employerOwnerships, employerTypes } from '../employer.schema.ts'
import { profileTypes } from './employer-profile.values.ts'

const profileLimits = { places: 20, listItems: 60, listItemChars: 120, descriptionChars: 20_000 }

const tooLong = 'employer-area.profile.text-too-long'
const emptyAsMissing = (value: unknown) => (value === '' ? undefined : value)
const text = (chars: number) =>
  z.preprocess(emptyAsMissing, z.string().trim().max(chars, tooLong).default(''))
const optionalEnum = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.preprocess(emptyAsMissing, z.enum(values).nullish().default(null))

/** An integer as people write it, also "1.200". */
const count = z.preprocess(
  value => (typeof value === 'string' ? value.replace(/[.\s'’]/g, '') || undefined : value),
  z
    .string()
    .regex(/^\d{1,6}$/, 'employer-area.profile.number-wrong')
    .transform(Number)
    .nullish()
    .default(null),
)

/** One entry per line; empty lines and duplicates are dropped. */
const lines = z.preprocess(
  emptyAsMissing,
  z
    .string()
    .default('')
    .transform(value => [
      ...new Set(
        value
          .split(/\r?\n/)
          .map(line => line.replace(/^\s*[-*•–]\s*/, '').trim())
          .filter(line => line !== ''),
      ),
    ])
    .refine(list => list.length <= profileLimits.listItems, 'employer-area.profile.list-too-long')
    .refine(
      list => list.every(line => line.length <= profileLimits.listItemChars),
      'employer-area.profile.line-too-long',
    ),
)

const placeSchema = z.object({ label: text(100), street: text(200), place: text(100) })

export const employerProfileSchema = z.object({
  /** Optimistic locking: a newer version is not overwritten. Absent for a new employer. */
  version: z.coerce.number().int().positive().optional(),
  profileType: z.enum(profileTypes, { error: 'employer-area.profile.profile-type-missing' }),
  name: nameSchemaOr('onboarding.name-missing'),
  type: optionalEnum(employerTypes),
  ownership: optionalEnum(employerOwnerships),
  size: optionalEnum(jobValues.employerSize),
  ownerName: text(200),
  departments: lines,
  certifications: lines,
  benefits: lines,
  beds: count,
  doctors: count,
  employees: count,
  contactPerson: text(200),
  phone: text(40),
  email: z.preprocess(emptyAsMissing, emailSchema.or(z.literal('')).default('')),
  website: z.preprocess(
    emptyAsMissing,
    z
      .string()
      .trim()
      .max(300, tooLong)
      .transform(address => (/^[a-z]+:\/\//i.test(address) ? address : `https://${address}`))
      .pipe(z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: 'onboarding.website-wrong' }))
      .optional(),
  ),
  description: text(profileLimits.descriptionChars),
  places: z.array(placeSchema).max(profileLimits.places, 'employer-area.profile.too-many-places').default([]),
})
export type EmployerProfile = z.output<typeof employerProfileSchema>
