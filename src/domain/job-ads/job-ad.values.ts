import { jobValues } from '../../vocabulary/jobs/job.values.ts'

/** Steps of the ad form and their fields. Browser-safe. */
export const adSteps = {
  position: [
    'title',
    'profession',
    'category',
    'specialty',
    'department',
    'places',
    'remote',
    'experience',
    'language',
    'reference',
  ],
  description: [
    'description',
    'benefits',
    'requiredQualifications',
    'obtainableQualifications',
    'languageLevels',
  ],
  terms: [
    'employmentTypes',
    'contract',
    'workloadMin',
    'workloadMax',
    'hoursWeek',
    'shiftModels',
    'weekendsPerMonth',
    'onCallKind',
    'onCallPerMonth',
    'rosterNoticeWeeks',
    'holidaysYear',
    'fullTimeHours',
    'trainingSpecialty',
    'trainingMonths',
    'trainingFurther',
    'recognitionSupport',
    'languageCourse',
    'housing',
    'dutyConfirmed',
    'dutyDenied',
    'payMin',
    'payMax',
    'payPeriod',
    'payCurrency',
    'payPayments',
    'payMayExceed',
    'payScheme',
    'payGroup',
    'payStepFrom',
    'payStepTo',
    'payTariff',
    'payTariffGroup',
    'payTariffStepFrom',
    'payTariffStepTo',
    'startDate',
    'startText',
  ],
  applying: [
    'applyWay',
    'applyUrl',
    'applyEmail',
    'contactName',
    'contactEmail',
    'contactPhone',
    'questions',
    'validThrough',
  ],
} as const

export type AdStep = keyof typeof adSteps
export type AdField = (typeof adSteps)[AdStep][number]

/** Raw form data of an ad: strings, arrays, and arrays of rows. */
export type AdFields = Partial<Record<AdField, unknown>>

export const adStepNames = Object.keys(adSteps) as AdStep[]
export const adFieldNames = Object.values(adSteps).flat() as AdField[]

export const adValues = {
  category: jobValues.category,
  employmentType: ['full-time', 'part-time', 'temporary', 'freelance', 'internship'],
  payPeriod: ['month', 'year', 'hour', 'day', 'week'],
  payCurrency: ['EUR', 'CHF'],
  payMayExceed: ['yes', 'no'],
  applyWay: ['here', 'link', 'email'],
  languageLevel: ['a1', 'a2', 'b1', 'b2', 'c1', 'c2'],
  questionKind: ['yes-no', 'choice', 'text'],
  language: ['de', 'en'],
  yesNo: ['yes', 'no'],
  /** Selectable working languages; the first is required nearly always. */
  spoken: ['de', 'en', 'fr', 'it', 'tr', 'pl', 'ru', 'uk', 'ar', 'ro', 'es', 'hr'],
} as const

export const adLimits = {
  titleChars: 150,
  descriptionChars: 20_000,
  questions: 5,
  questionOptions: 8,
  places: 10,
  languageLevels: 5,
  lines: 20,
  trainingFields: 6,
  validDaysMax: 365,
  draftDays: 60,
  draftChars: 100_000,
  templates: 50,
  templateNameChars: 120,
} as const

export const adActions = [
  'pause',
  'resume',
  'fill',
  'renew',
  'archive',
  'delete',
  'submit',
  'withdraw',
] as const
export type AdAction = (typeof adActions)[number]
