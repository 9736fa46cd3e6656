import { jobValues } from '../../vocabulary/jobs/job.values.ts'

/** The steps in which an ad is written, and which fields belong to each. Safe for the browser. */
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
    'payMin',
    'payMax',
    'payPeriod',
    'payCurrency',
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

/** An ad as it is typed: texts, lists of texts, and rows of texts. */
export type AdFields = Partial<Record<AdField, unknown>>

export const adStepNames = Object.keys(adSteps) as AdStep[]
export const adFieldNames = Object.values(adSteps).flat() as AdField[]

export const adValues = {
  category: jobValues.category,
  employmentType: ['full-time', 'part-time', 'temporary', 'freelance', 'internship'],
  payPeriod: ['month', 'year', 'hour', 'day', 'week'],
  payCurrency: ['EUR', 'CHF'],
  applyWay: ['here', 'link', 'email'],
  languageLevel: ['a1', 'a2', 'b1', 'b2', 'c1', 'c2'],
  questionKind: ['yes-no', 'choice', 'text'],
  language: ['de', 'en'],
  /** Offered as languages that the work needs; the first one nearly always. */
  spoken: ['de', 'en', 'fr', 'it', 'tr', 'pl', 'ru', 'uk', 'ar', 'ro', 'es', 'hr'],
} as const

/** Collective agreements that are proposed; any other name may be typed. */
export const knownTariffs = [
  'TVöD-P',
  'TVöD-B',
  'TVöD-K',
  'TVöD-VKA',
  'TV-L',
  'TV-Ärzte/VKA',
  'TV-Ärzte (TdL)',
  'TVAöD-Pflege',
  'AVR Caritas',
  'AVR Diakonie',
  'AVR-Bayern',
  'Gehaltstarifvertrag MFA',
  'Gehaltstarifvertrag ZFA',
  'BAT-KF',
  'SWÖ-KV',
  'KV Privatkrankenanstalten',
  'GAV',
] as const

export const adLimits = {
  titleChars: 150,
  descriptionChars: 20_000,
  questions: 5,
  questionOptions: 8,
  places: 10,
  languageLevels: 5,
  lines: 20,
  validDaysMax: 365,
  draftDays: 60,
  draftChars: 100_000,
  templates: 50,
  templateNameChars: 120,
} as const

/** What an employer's person may do with an ad of the list. */
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
