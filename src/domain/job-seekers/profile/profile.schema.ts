import { z } from 'zod'
import { limits } from '../../../config/limits.ts'
import { jobValues } from '../../../vocabulary/jobs/job.values.ts'
import { seekerStepSchemas } from '../job-seeker.schema.ts'
import { availabilities, languageLevels, spokenLanguages } from '../job-seeker.values.ts'
import { drivingClasses, licenceCountries, licenceKinds, licenceStates } from './profile.values.ts'

const blankAsNull = (value: unknown) =>
  value === undefined || (typeof value === 'string' && value.trim() === '') ? null : value
const orNull = <T extends z.ZodType>(schema: T) => z.preprocess(blankAsNull, schema.nullable())
const text = (chars: number) => z.string().trim().max(chars, 'profile.text-too-long')
const optionalText = (chars: number) => orNull(text(chars))
const needed = (key: string) =>
  z.preprocess(value => (typeof value === 'string' ? value : ''), text(limits.profileTextChars).min(1, key))
const withoutBlanks = (rows: unknown) =>
  Array.isArray(rows) ? rows.filter(row => typeof row !== 'string' || row.trim() !== '') : []
/** Forms show spare rows; blank ones stay in their place, so that a mistake is told on its own row. */
const rowsOf = (chars: number, most: number) =>
  z.preprocess(
    rows => (Array.isArray(rows) ? Array.from(rows, row => row ?? '') : []),
    z.array(text(chars)).max(most, 'profile.too-many'),
  )
const withoutRows = (name: string) => (rows: unknown) =>
  Array.isArray(rows)
    ? rows.filter(row => typeof row === 'object' && row !== null && Boolean(Object(row)[name]?.trim?.()))
    : []
const wholeNumber = (from: number, to: number, key: string) =>
  orNull(z.coerce.number({ error: key }).int(key).min(from, key).max(to, key))
const chosen = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.array(z.enum(values)).max(values.length).default([])

/** Browsers without a picker for months send what people type: 03/2021, 3.2021, 2021. */
function asMonth(value: unknown) {
  const given = blankAsNull(value)
  if (typeof given !== 'string') return given
  const match = /^\s*(\d{1,2})\s*[./-]\s*(\d{4})\s*$/.exec(given)
  return match ? `${match[2]}-${match[1]?.padStart(2, '0')}` : given.trim()
}
const month = z.preprocess(
  asMonth,
  z
    .string()
    .regex(/^(19[3-9]|20\d)\d(-(0[1-9]|1[0-2]))?$/, 'profile.month-wrong')
    .nullable(),
)
const laterThan = (from: string, to: string) => to.slice(0, from.length) >= from.slice(0, to.length)
const isInOrder = ({ fromMonth, toMonth }: { fromMonth: string | null; toMonth: string | null }) =>
  fromMonth === null || toMonth === null || laterThan(fromMonth, toMonth)
const inOrder = { path: ['toMonth'], error: 'profile.ends-before-begin' }

/** A checkbox sends "on", a program true. */
const yes = z.preprocess(value => value === true || value === 'on' || value === 'true', z.boolean())

/** Professions, specialties and towns as the person says them, or ids. */
export const positionSchema = z
  .object({
    title: needed('profile.title-missing'),
    employer: optionalText(limits.profileTextChars),
    city: optionalText(100),
    profession: optionalText(120),
    specialty: optionalText(60),
    fromMonth: month,
    toMonth: month,
    isCurrent: yes,
    duties: z.preprocess(
      value => value ?? '',
      z.string().trim().max(limits.profileDutiesChars, 'profile.text-too-long'),
    ),
  })
  // Who still works there has no end: the box wins over a date that was left behind.
  .transform(fields => (fields.isCurrent ? { ...fields, toMonth: null } : fields))
  .refine(isInOrder, inOrder)

export const educationSchema = z
  .object({
    name: needed('profile.name-missing'),
    institution: optionalText(limits.profileTextChars),
    fromMonth: month,
    toMonth: month,
  })
  .refine(isInOrder, inOrder)

function asDay(value: unknown) {
  const given = blankAsNull(value)
  if (typeof given !== 'string') return given
  const match = /^\s*(\d{1,2})[./](\d{1,2})[./](\d{4})\s*$/.exec(given)
  return match ? `${match[3]}-${match[2]?.padStart(2, '0')}-${match[1]?.padStart(2, '0')}` : asMonth(given)
}

export const licenceSchema = z.object({
  kind: z.enum(licenceKinds, { error: 'profile.kind-missing' }),
  name: needed('profile.licence-name-missing'),
  profession: optionalText(120),
  specialty: optionalText(60),
  country: orNull(z.enum(licenceCountries, { error: 'profile.country-wrong' })),
  state: z.preprocess(value => blankAsNull(value) ?? 'held', z.enum(licenceStates)),
  obtainedOn: z.preprocess(
    asDay,
    z
      .string()
      .regex(/^(19[3-9]|20\d)\d(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, 'profile.date-wrong')
      .nullable(),
  ),
})

const placeSchema = z.object({
  place: z.preprocess(value => value ?? '', text(100)),
  radius: z.preprocess(
    blankAsNull,
    z.coerce
      .number()
      .refine(km => limits.distancesKm.some(each => each === km), 'onboarding.radius-wrong')
      .nullable(),
  ),
})

const wishFields = z.object({
  /** What the person wants to be, the first one first. */
  professions: rowsOf(120, limits.profileProfessions),
  specialties: rowsOf(60, limits.profileSpecialties),
  places: z.preprocess(
    rows => (Array.isArray(rows) ? Array.from(rows, row => row ?? {}) : []),
    z.array(placeSchema).max(limits.profilePlaces, 'profile.too-many'),
  ),
  countries: chosen(jobValues.country),
  employmentTypes: chosen(jobValues.employmentType),
  contracts: chosen(jobValues.contract),
  employerTypes: chosen(jobValues.employerType),
  shiftModels: chosen(jobValues.shift),
  refusals: chosen(jobValues.without),
  workloadFrom: wholeNumber(1, 100, 'profile.percent-wrong'),
  workloadTo: wholeNumber(1, 100, 'profile.percent-wrong'),
  payWishEurMonth: wholeNumber(1, 100_000, 'profile.pay-wrong'),
  availability: orNull(z.enum(availabilities)),
  availableFrom: orNull(z.iso.date('onboarding.date-wrong')),
  noticeWeeks: wholeNumber(0, 52, 'profile.weeks-wrong'),
})

export const wishesSchema = wishFields.refine(
  ({ workloadFrom, workloadTo }) =>
    workloadFrom === null || workloadTo === null || workloadFrom <= workloadTo,
  { path: ['workloadTo'], error: 'profile.workload-order' },
)

const languagesSchema = z.preprocess(
  withoutRows('language'),
  z
    .array(
      z.object({
        language: z.enum(spokenLanguages),
        level: z.enum(languageLevels, { error: 'profile.level-missing' }),
      }),
    )
    .max(12, 'onboarding.too-many'),
)

/** "none" beside the classes says that there is none; nothing chosen says nothing. */
const drivingSchema = z.preprocess(
  value => (value === undefined || value === null ? null : [value].flat()),
  z
    .array(z.enum([...drivingClasses, 'none']))
    .max(20)
    .nullable()
    .transform(classes => (classes === null || classes.length === 0 ? null : classes.filter(isClass))),
)
const isClass = (value: string) => value !== 'none'

export const factsSchema = z.object({
  qualifications: seekerStepSchemas.qualifications.shape.qualifications,
  languages: languagesSchema,
  drivingLicences: drivingSchema,
  experienceYears: wholeNumber(0, 60, 'profile.years-wrong'),
})

/** What a document or an import brings along: each part may be missing, and nothing in it is a wish to delete. */
export const profilePartsSchema = z.object({
  positions: z.array(positionSchema).max(limits.profilePositions, 'profile.too-many').default([]),
  educations: z.array(educationSchema).max(limits.profileEducations, 'profile.too-many').default([]),
  licences: z.array(licenceSchema).max(limits.profileLicences, 'profile.too-many').default([]),
  languages: languagesSchema,
  drivingLicences: drivingSchema,
  experienceYears: factsSchema.shape.experienceYears,
  /** Lines of the list "what else I bring along". */
  qualifications: z.preprocess(withoutBlanks, z.array(text(120)).max(30, 'onboarding.too-many')),
  wishes: wishFields.partial().default({}),
})

export type PositionInput = z.infer<typeof positionSchema>
export type EducationInput = z.infer<typeof educationSchema>
export type LicenceInput = z.infer<typeof licenceSchema>
export type Wishes = z.infer<typeof wishFields>
export type Facts = z.infer<typeof factsSchema>
/** Parts that are left out change nothing. */
export type ProfileParts = Partial<z.infer<typeof profilePartsSchema>>
