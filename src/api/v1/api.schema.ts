import { z } from '@hono/zod-openapi'
import { alternativeKinds } from '../../domain/job-search/ways-out.ts'
import { askedFacts } from '../../domain/jobs/asked-fact.values.ts'
import { jobValues } from '../../vocabulary/jobs/job.values.ts'
import { duty } from './duty.schema.ts'
import { pay } from './parts/pay.schema.ts'
import { understood } from './parts/understood.schema.ts'

/** Response shapes for the API description; {@link file://./job-json.ts} builds the same ones. */
const place = z
  .object({
    name: z.string().openapi({ example: 'Köln' }),
    postalCode: z.string().nullable().openapi({ example: '50667' }),
    state: z.string().nullable().openapi({ example: 'DE-NW' }),
    country: z.enum(jobValues.country),
    lat: z.number().nullable().openapi({ description: 'Degrees north' }),
    lon: z.number().nullable().openapi({ description: 'Degrees east' }),
    distanceKm: z.number().nullable().openapi({ description: 'From the searched place; null without one' }),
  })
  .openapi('Place')

const dateTime = z.iso.datetime().openapi({ example: '2026-11-02T08:00:00.000Z' })

const job = z
  .object({
    id: z.int(),
    title: z.string().openapi({ example: 'Pflegefachkraft (m/w/d)' }),
    employer: z.object({ id: z.int(), name: z.string() }),
    places: z.array(place),
    category: z.enum(jobValues.category),
    profession: z.string().nullable().openapi({ example: 'pflegefachmann' }),
    specialty: z.string().nullable().openapi({ example: 'kardiologie' }),
    employmentTypes: z.array(z.enum(jobValues.employmentType)),
    contract: z.enum(jobValues.contract).nullable(),
    experience: z.enum(jobValues.experience).nullable(),
    remote: z.enum(jobValues.remote),
    shiftModels: z.array(z.enum(jobValues.shift)),
    pay: pay.nullable(),
    postedAt: dateTime,
    lastConfirmedAt: dateTime.nullable(),
    validThrough: dateTime.nullable(),
    featured: z.boolean(),
    agency: z.boolean().openapi({ description: 'Placed by a staffing agency' }),
    url: z.url(),
  })
  .openapi('Job')

const foundJob = job
  .extend({
    moreOfEmployer: z.int().openapi({
      description:
        'With `sort=relevance`, which shows at most 2 ads of an employer among 10 and 4 among 20: how many more this search finds with ' +
        '`employer` added, without those on this page; beside its first ad on the page, otherwise 0',
    }),
    alsoIn: z
      .array(z.object({ id: z.int(), place: z.string().openapi({ example: 'Essen' }), url: z.url() }))
      .openapi({ description: 'Ads of the employer with the same title in other places, of those found' }),
    unknown: z.array(z.enum(jobValues.without)).openapi({
      description:
        'What `without` refuses and the job says nothing about; such jobs come behind by relevance',
    }),
  })
  .openapi('FoundJob')

const jobDetails = job
  .extend({
    status: z.enum(['live', 'ended']),
    descriptionHtml: z.string(),
    department: z.string().nullable(),
    reference: z.string().nullable(),
    workloadPercent: z.object({ min: z.number(), max: z.number() }).nullable(),
    hoursWeek: z.number().nullable(),
    start: z.string().nullable().openapi({ example: 'ab sofort' }),
    startDate: z.iso.date().nullable(),
    weekendsPerMonth: z.int().nullable(),
    duty,
    answeredFacts: z
      .array(z.object({ fact: z.enum(askedFacts), answeredAt: z.iso.datetime() }))
      .openapi({ description: 'Facts that the employer added when readers asked for them' }),
    requiredLanguages: z.array(z.string()),
    languageLevels: z
      .array(z.object({ language: z.string(), level: z.string().nullable() }))
      .openapi({ description: 'Languages with the required level, a1 to c2' }),
    requiredQualifications: z.array(z.string()),
    obtainableQualifications: z.array(z.string()),
    benefits: z.array(z.string()),
    applyUrl: z
      .url()
      .nullable()
      .openapi({ description: 'Where the employer takes applications; null when elsewhere or ended' }),
  })
  .openapi('JobDetails')

const option = z.object({ value: z.string(), label: z.string(), count: z.int() }).openapi('FacetOption')
const facets = z
  .record(z.string(), z.array(option))
  .openapi({ description: 'Values of each filter with the number of results if selected' })

const alternative = z
  .object({
    kind: z.enum(alternativeKinds),
    label: z.string().openapi({ example: 'Im Umkreis von 50 km' }),
    count: z.int().nullable().openapi({ description: 'Jobs that it finds; null for an alert' }),
    query: z
      .string()
      .openapi({ description: 'Parameters of the search', example: 'q=hebamme&place=Trier&radius=50' }),
  })
  .openapi('SearchAlternative')

const jobList = z
  .object({
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
    jobs: z.array(foundJob),
    facets,
    corrected: z.object({ from: z.string(), to: z.string() }).nullable(),
    understood: understood.nullable(),
    unknownPayLeftOut: z.int(),
    payKnown: z
      .object({ stated: z.int(), derived: z.int(), unknown: z.int() })
      .openapi({ description: 'Of `total`: jobs that state an amount, get one from a table, or neither' }),
    mentioned: z.int().nullable().openapi({
      description:
        'How many more jobs merely mention the profession or specialty in `q`; `mentions=true` finds them too. Null on pages between the first and the last',
    }),
    place: z
      .object({
        known: z.boolean(),
        name: z.string(),
        correctedFrom: z.string().nullable().openapi({
          description: 'The original input, if there is no such place and `name` was searched instead',
        }),
        suggestions: z.array(z.string()),
      })
      .nullable(),
    alternatives: z.array(alternative).openapi({
      description: 'Other searches that find more, best first; empty when five or more jobs are found',
    }),
  })
  .openapi('JobList')

const employer = z
  .object({
    id: z.int(),
    name: z.string(),
    type: z.enum([
      'hospital',
      'medical-center',
      'private-practice',
      'care-facility',
      'public-health',
      'company',
    ]),
    ownership: z.enum(['public', 'private', 'non-profit', 'academic']).nullable(),
    size: z.enum(jobValues.employerSize).nullable(),
    place: place.nullable(),
    openPositions: z.int(),
    logoUrl: z.url().nullable().openapi({ description: 'A picture of at most 400 px, WebP' }),
    url: z.url(),
  })
  .openapi('Employer')

const employerDetails = employer
  .extend({
    website: z.url().nullable(),
    descriptionHtml: z.string(),
    departments: z.array(z.string()),
    certifications: z.array(z.string()),
    benefits: z.array(z.string()),
    beds: z.int().nullable(),
    doctors: z.int().nullable(),
    employees: z.int().nullable(),
    foundedYear: z.int().nullable(),
  })
  .openapi('EmployerDetails')

const employerList = z
  .object({ total: z.int(), page: z.int(), pageSize: z.int(), employers: z.array(employer), facets })
  .openapi('EmployerList')

const suggestions = z
  .object({
    suggestions: z.array(
      z.object({
        kind: z.enum(['search', 'profession', 'specialty', 'employer', 'place', 'postal-code']),
        value: z.string(),
        label: z.string(),
        count: z.int().openapi({
          description:
            'Live jobs of this profession, specialty or employer, or within 25 km of this place; for `search` what the sentence finds',
        }),
        found: z.int().openapi({ description: 'Live jobs found by a text search for the label' }),
      }),
    ),
  })
  .openapi('Suggestions')

const problemDetails = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.string().openapi({
      description: 'A stable code for programs, such as `error.sign-in-required`',
    }),
    detail: z.string().openapi({ description: 'For people; the wording may change' }),
    'invalid-params': z
      .array(z.object({ name: z.string(), value: z.string(), code: z.string(), reason: z.string() }))
      .optional()
      .openapi({ description: 'Every invalid parameter' }),
  })
  .openapi('Problem', { description: 'RFC 9457' })

export const apiSchemas = {
  job,
  jobList,
  jobDetails,
  employerList,
  employerDetails,
  suggestions,
  problem: problemDetails,
}

export type ApiPlace = z.infer<typeof place>
export type ApiJob = z.infer<typeof job>
export type ApiFoundJob = z.infer<typeof foundJob>
export type ApiJobDetails = z.infer<typeof jobDetails>
export type ApiJobList = z.infer<typeof jobList>
export type ApiFacets = z.infer<typeof facets>
export type ApiEmployer = z.infer<typeof employer>
export type ApiEmployerDetails = z.infer<typeof employerDetails>
export type ApiEmployerList = z.infer<typeof employerList>
export type ApiSuggestions = z.infer<typeof suggestions>
