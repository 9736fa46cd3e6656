import { z } from '@hono/zod-openapi'
import { limits } from '../../config/limits.ts'
import { adLimits, adValues } from '../../domain/job-ads/job-ad.values.ts'
import { adTabs, jobStatuses } from '../../domain/jobs/job.status.ts'
import { dutyBounds, dutyFacts, onCallKinds } from '../../vocabulary/duty/duty.values.ts'
import { jobValues } from '../../vocabulary/jobs/job.values.ts'
import { wholeNumber } from './whole-number.ts'

const text = (maxChars: number) => z.string().max(maxChars).nullable()
const number = (from: number, to: number) => z.number().min(from).max(to).nullable()
const within = ({ least, most }: { least: number; most: number }) => number(least, most)
const lines = (maxChars: number) => z.array(z.string().max(maxChars)).max(adLimits.lines)
const dateTime = z.iso.datetime()

/** A job as programs send it: the fields of the site's form, all optional. */
const ad = z.strictObject({
  title: z.string().max(adLimits.titleChars).openapi({ example: 'Pflegefachkraft (m/w/d) Intensivstation' }),
  profession: text(120).openapi({ example: 'Pflegefachmann' }),
  category: z.enum(adValues.category).nullable(),
  specialty: text(80),
  department: text(200),
  places: z
    .array(z.string().max(100))
    .max(adLimits.places)
    .openapi({ example: ['50667 Köln'] }),
  remote: z.enum(jobValues.remote),
  experience: z.enum(jobValues.experience).nullable(),
  language: z.enum(adValues.language),
  reference: text(100).openapi({ description: 'Your own id for the job' }),
  description: z
    .string()
    .max(adLimits.descriptionChars)
    .openapi({ description: 'Plain text or simple HTML; other markup is removed' }),
  benefits: lines(120),
  requiredQualifications: lines(160),
  obtainableQualifications: lines(160),
  languageLevels: z
    .array(z.strictObject({ language: z.string(), level: z.enum(adValues.languageLevel).nullable() }))
    .max(adLimits.languageLevels),
  employmentTypes: z.array(z.enum(adValues.employmentType)).openapi({ example: ['full-time'] }),
  contract: z.enum(jobValues.contract).nullable(),
  workloadMin: number(1, 100),
  workloadMax: number(1, 100),
  hoursWeek: number(1, 80),
  shiftModels: z.array(z.enum(jobValues.shift)),
  weekendsPerMonth: number(0, 5),
  onCallKind: z.enum(onCallKinds).nullable(),
  onCallPerMonth: within(dutyBounds.onCallPerMonth),
  rosterNoticeWeeks: within(dutyBounds['roster-notice']),
  holidaysYear: within(dutyBounds.holidays),
  fullTimeHours: within(dutyBounds['full-time-hours']),
  trainingSpecialty: text(80).openapi({ description: 'What doctors may be trained in; a specialty' }),
  trainingMonths: within(dutyBounds.trainingMonths),
  trainingFurther: lines(120).openapi({ description: 'More of them, each as "Kardiologie, 24 Monate"' }),
  recognitionSupport: z.enum(adValues.yesNo).nullable(),
  languageCourse: z.enum(adValues.yesNo).nullable(),
  housing: z.enum(adValues.yesNo).nullable(),
  dutyConfirmed: z
    .array(z.enum(dutyFacts))
    .openapi({ description: 'Facts that were recognised in the text, and are right' }),
  dutyDenied: z
    .array(z.enum(dutyFacts))
    .openapi({ description: 'Facts that were recognised in the text, and are wrong' }),
  payMin: number(1, 2_000_000).openapi({ example: 3400 }),
  payMax: number(1, 2_000_000).openapi({ example: 4100 }),
  payPeriod: z.enum(adValues.payPeriod).nullable(),
  payCurrency: z.enum(adValues.payCurrency).nullable(),
  payPayments: number(12, 14).openapi({ description: 'How often a year the month is paid' }),
  payMayExceed: z
    .enum(adValues.payMayExceed)
    .nullable()
    .openapi({ description: 'Readiness to pay more than stated, which the Austrian law asks for' }),
  payScheme: text(40).openapi({
    example: 'tvoed-p',
    description:
      'Agreement from our tables, by the id that `pay.derived.scheme` of a job has; `none`: none of them. Counts instead of the words of the ad',
  }),
  payGroup: text(40).openapi({ example: 'P8' }),
  payStepFrom: text(40).openapi({ example: '3' }),
  payStepTo: text(40),
  payTariff: text(80),
  payTariffGroup: text(40),
  payTariffStepFrom: number(1, 15),
  payTariffStepTo: number(1, 15),
  startDate: z.iso.date().nullable(),
  startText: text(100),
  applyWay: z.enum(adValues.applyWay),
  applyUrl: text(2_000),
  applyEmail: text(254),
  contactName: text(100),
  contactEmail: text(254),
  contactPhone: text(40),
  questions: z
    .array(
      z.strictObject({
        id: z.string().max(20).optional(),
        kind: z.enum(adValues.questionKind),
        text: z.string().max(300),
        options: z.array(z.string().max(120)).max(adLimits.questionOptions).optional(),
        isRequired: z.boolean().optional(),
      }),
    )
    .max(adLimits.questions),
  validThrough: z.iso.date().nullable(),
})

const adExample = {
  title: 'Pflegefachkraft (m/w/d) Intensivstation',
  places: ['50667 Köln'],
  description: 'Sie pflegen auf unserer Intensivstation mit 12 Betten.',
  employmentTypes: ['full-time'],
  payMin: 3400,
  payMax: 4100,
  payPeriod: 'month',
}

export const newJobBody = ad
  .partial()
  .required({ title: true, description: true, employmentTypes: true })
  .openapi('NewJob', { example: adExample })
export const jobChangesBody = ad
  .partial()
  .openapi('JobChanges', { description: 'Omitted fields stay unchanged', example: { payMax: 4300 } })
export const jobEndBody = z
  .strictObject({ as: z.enum(['archived', 'filled']).default('archived') })
  .openapi('JobEnd', {
    example: { as: 'filled' },
    description: '`filled` rejects all open applications with thanks',
  })

const tabNames = Object.keys(adTabs) as [keyof typeof adTabs]

export const ownJobsQuery = z.strictObject({
  state: z.enum(tabNames).default('public'),
  q: z.string().max(100).default(''),
  page: wholeNumber(1, 10_000).default(1),
  pageSize: wholeNumber(1, limits.apiPageSizeMax).default(limits.pageSize),
})

const row = z
  .object({
    id: z.int(),
    title: z.string(),
    status: z.enum(jobStatuses),
    version: z.int(),
    reference: z.string().nullable(),
    fromFeed: z.boolean().openapi({
      description:
        'From a feed, which decides whether it is public; it no longer updates fields changed here',
    }),
    validThrough: dateTime.nullable(),
    updatedAt: dateTime,
    views: z.int(),
    applications: z.int(),
    url: z.url(),
  })
  .openapi('OwnJobRow')

const job = z
  .object({
    id: z.int(),
    status: z.enum(jobStatuses),
    version: z.int().openapi({ description: 'For If-Match; also in the ETag' }),
    fromFeed: z.boolean(),
    validThrough: dateTime.nullable(),
    publishedAt: dateTime.nullable(),
    endedAt: dateTime.nullable(),
    updatedAt: dateTime,
    url: z.url(),
    fields: z
      .record(z.string(), z.unknown())
      .openapi({ description: 'Non-empty fields of the ad, named as in NewJob' }),
  })
  .openapi('OwnJob')

export const ownJobSchemas = {
  list: z
    .object({ total: z.int(), page: z.int(), pageSize: z.int(), jobs: z.array(row) })
    .openapi('OwnJobList'),
  job,
}

export type ApiOwnJobList = z.infer<typeof ownJobSchemas.list>
export type ApiOwnJob = z.infer<typeof job>
