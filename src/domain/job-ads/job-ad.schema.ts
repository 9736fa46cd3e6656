import { z } from 'zod'
import { dutyBounds, dutyFacts, onCallKinds } from '../../vocabulary/duty/duty.values.ts'
import { jobValues } from '../../vocabulary/jobs/job.values.ts'
import {
  type AdField,
  type AdFields,
  type AdStep,
  adFieldNames,
  adLimits,
  adSteps,
  adValues,
} from './job-ad.values.ts'
import { amount, choice, choices, day, lines, rows, text, within } from './job-ad-input.schema.ts'

const question = z
  .object({
    id: text(20),
    kind: choice(adValues.questionKind).transform(kind => kind ?? ('yes-no' as const)),
    text: text(300).transform(words => words ?? ''),
    options: lines(adLimits.questionOptions, 120),
    isRequired: z.preprocess(given => given === true || given === 'on', z.boolean()),
  })
  .refine(({ kind, options }) => kind !== 'choice' || options.length >= 2, {
    path: ['options'],
    message: 'ads.problem.options',
  })

const languageLevel = z.object({
  language: z.string('error.invalid').regex(/^[a-z]{2}$/, 'error.invalid'),
  level: choice(adValues.languageLevel),
})

const shape = {
  title: text(adLimits.titleChars),
  profession: text(120),
  category: choice(adValues.category),
  specialty: text(80),
  department: text(200),
  places: lines(adLimits.places, 100),
  remote: choice(jobValues.remote).transform(remote => remote ?? ('onsite' as const)),
  experience: choice(jobValues.experience),
  language: choice(adValues.language).transform(language => language ?? ('de' as const)),
  reference: text(100),
  description: text(adLimits.descriptionChars),
  benefits: lines(adLimits.lines, 120),
  requiredQualifications: lines(adLimits.lines, 160),
  obtainableQualifications: lines(adLimits.lines, 160),
  languageLevels: rows(languageLevel, 'language', adLimits.languageLevels),
  employmentTypes: choices(adValues.employmentType),
  contract: choice(jobValues.contract),
  workloadMin: amount(1, 100, { isWhole: true }),
  workloadMax: amount(1, 100, { isWhole: true }),
  hoursWeek: amount(1, 80),
  shiftModels: choices(jobValues.shift),
  weekendsPerMonth: amount(0, 5, { isWhole: true }),
  onCallKind: choice(onCallKinds),
  onCallPerMonth: within(dutyBounds.onCallPerMonth, { isWhole: true }),
  rosterNoticeWeeks: within(dutyBounds['roster-notice'], { isWhole: true }),
  holidaysYear: within(dutyBounds.holidays, { isWhole: true }),
  fullTimeHours: within(dutyBounds['full-time-hours']),
  trainingSpecialty: text(80),
  trainingMonths: within(dutyBounds.trainingMonths, { isWhole: true }),
  trainingFurther: lines(adLimits.trainingFields, 120),
  recognitionSupport: choice(adValues.yesNo),
  languageCourse: choice(adValues.yesNo),
  housing: choice(adValues.yesNo),
  dutyConfirmed: choices(dutyFacts),
  dutyDenied: choices(dutyFacts),
  payMin: amount(1, 2_000_000),
  payMax: amount(1, 2_000_000),
  payPeriod: choice(adValues.payPeriod),
  payCurrency: choice(adValues.payCurrency),
  payPayments: amount(12, 14, { isWhole: true }),
  payMayExceed: choice(adValues.payMayExceed),
  payScheme: text(40),
  payGroup: text(40),
  payStepFrom: text(40),
  payStepTo: text(40),
  payTariff: text(80),
  payTariffGroup: text(40),
  payTariffStepFrom: amount(1, 15, { isWhole: true }),
  payTariffStepTo: amount(1, 15, { isWhole: true }),
  startDate: day(),
  startText: text(100),
  applyWay: choice(adValues.applyWay).transform(way => way ?? ('here' as const)),
  applyUrl: z.preprocess(
    withScheme,
    z
      .url({ protocol: /^https?$/, hostname: /\.[^.\d]/, error: 'ads.problem.url' })
      .max(2_000, 'ads.problem.too-long')
      .nullable(),
  ),
  applyEmail: email(),
  contactName: text(100),
  contactEmail: email(),
  contactPhone: text(40),
  questions: rows(question, 'text', adLimits.questions),
  validThrough: day(),
} satisfies Record<AdField, z.ZodType>

/** A valid, publishable ad; empty fields are null. */
export type JobAd = { [Name in AdField]: z.output<(typeof shape)[Name]> } & {
  title: string
  description: string
}
type Typed = { [Name in AdField]: z.output<(typeof shape)[Name]> }

type Rule = readonly [AdField, key: string, isBroken: (ad: Partial<Typed>) => boolean]

const isOver = (from: number | null | undefined, to: number | null | undefined) =>
  from !== null && from !== undefined && to !== null && to !== undefined && from > to

const hasOnCall = (kind: Typed['onCallKind'] | undefined) => kind !== null && kind !== 'none'

/** Rules across fields; each is checked in the step of the field it names. */
const rules: readonly Rule[] = [
  ['title', 'ads.problem.title', ad => ad.title === null],
  ['places', 'ads.problem.places', ad => ad.places?.length === 0 && ad.remote !== 'remote'],
  ['description', 'ads.problem.description', ad => ad.description === null],
  ['employmentTypes', 'ads.problem.employment', ad => ad.employmentTypes?.length === 0],
  ['workloadMax', 'ads.problem.range', ad => isOver(ad.workloadMin, ad.workloadMax)],
  ['payMax', 'ads.problem.range', ad => isOver(ad.payMin, ad.payMax)],
  ['payTariff', 'ads.problem.tariff', ad => ad.payTariff === null && ad.payTariffGroup !== null],
  ['onCallKind', 'ads.problem.on-call', ad => ad.onCallPerMonth !== null && !hasOnCall(ad.onCallKind)],
  ['payTariffStepTo', 'ads.problem.range', ad => isOver(ad.payTariffStepFrom, ad.payTariffStepTo)],
  ['applyUrl', 'ads.problem.url-missing', ad => ad.applyWay === 'link' && ad.applyUrl === null],
  ['applyEmail', 'ads.problem.email-missing', ad => ad.applyWay === 'email' && ad.applyEmail === null],
]

/** Schema of one step of the form, with its cross-field rules. */
export function adStepSchema(step: AdStep) {
  return adSchema(adSteps[step])
}

/** Schema of the whole ad. On success `title` and `description` are present, as {@link JobAd} says. */
export const jobAdSchema = adSchema(adFieldNames).transform(ad => ad as JobAd)

/** Drafts accept known fields only, however invalid. */
export const draftFieldsSchema = z
  .record(z.string(), z.unknown())
  .transform(
    fields => Object.fromEntries(Object.entries(fields).filter(([name]) => known.has(name))) as AdFields,
  )
  .refine(fields => JSON.stringify(fields).length <= adLimits.draftChars, 'ads.problem.too-long')

const known = new Set<string>(adFieldNames)

/** Field by field; invalid values become empty. */
export function looseAd(fields: Record<string, unknown>): JobAd {
  const values = adFieldNames.map(name => {
    const read = shape[name].safeParse(fields[name])
    return [name, read.success ? read.data : shape[name].parse(undefined)]
  })
  const ad = Object.fromEntries(values) as Typed
  return { ...ad, title: ad.title ?? '', description: ad.description ?? '' }
}

function adSchema(names: readonly AdField[]) {
  const own = Object.fromEntries(names.map(name => [name, shape[name]])) as Partial<typeof shape>
  return z.object(own).superRefine((ad, context) => {
    for (const [field, message, isBroken] of rules) {
      if (names.includes(field) && isBroken(ad as Partial<Typed>))
        context.addIssue({ code: 'custom', path: [field], message })
    }
  })
}

function email() {
  return z.preprocess(
    given => (typeof given === 'string' ? given.trim().toLowerCase() || null : (given ?? null)),
    z.email('ads.problem.email').max(254, 'ads.problem.too-long').nullable(),
  )
}

function withScheme(given: unknown): unknown {
  if (typeof given !== 'string') return given ?? null
  const address = given.trim()
  if (address === '') return null
  return /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`
}
