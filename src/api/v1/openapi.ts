import { OpenAPIHono, z } from '@hono/zod-openapi'
import { employerListShape } from '../../domain/employers/employer.schema.ts'
import { jobSearchShape } from '../../domain/job-search/job.schema.ts'
import { jobSorts } from '../../vocabulary/jobs/job.values.ts'
import { apiSchemas } from './api.schema.ts'
import { addAuthPaths } from './auth-openapi.ts'
import { addEmmaPath } from './emma/emma.ts'
import { addEmployerPaths } from './employer-openapi.ts'
import { json, notModified, problems, type Registry } from './openapi-parts.ts'
import { addOwnRecommendationsPath } from './own/own-recommendations.ts'
import { parameterNotes } from './parameter-notes.ts'
import { payFigures } from './pay/pay.schema.ts'
import { payShape } from './pay/pay.ts'
import { suggestShape } from './suggest.ts'
import { addWebhooks } from './webhook-openapi.ts'

/** The order by fit belongs to a person's pages. */
const publicSearchShape = { ...jobSearchShape, sort: z.enum(jobSorts) }

const lang = z.enum(['de', 'en']).optional().openapi({ description: parameterNotes.lang })

/** The OpenAPI 3.1 document, generated from the schemas that validate the parameters. `publicUrl` without a trailing slash. */
export function openApiDocument(publicUrl: string, brandName: string) {
  const described = new OpenAPIHono()
  const registry = described.openAPIRegistry
  addList(registry, '/jobs', 'Search jobs', 'Jobs', apiSchemas.jobList, query(publicSearchShape))
  addOne(
    registry,
    '/jobs/{id}',
    'Read a job; ended jobs are marked, deleted ones return 410',
    'Jobs',
    apiSchemas.jobDetails,
  )
  addList(
    registry,
    '/employers',
    'List employers',
    'Employers',
    apiSchemas.employerList,
    query(employerListShape),
  )
  addOne(registry, '/employers/{id}', 'Read an employer', 'Employers', apiSchemas.employerDetails)
  const suggestQuery = z.object({ q: suggestShape.q, kind: suggestShape.kind.default('what'), lang })
  addList(registry, '/suggest', 'Autocompletion', 'Suggestions', apiSchemas.suggestions, suggestQuery)
  const payQuery = z.object({ profession: payShape.profession, lang })
  addList(registry, '/pay', 'What live ads of a profession pay', 'Pay', payFigures, payQuery)
  addEmmaPath(registry)
  addEmployerPaths(registry)
  addWebhooks(registry)
  addOwnRecommendationsPath(registry, addAuthPaths(registry))
  return described.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: `${brandName} API`, version: '1.0.0', description: introduction },
    servers: [{ url: `${publicUrl}/api/v1` }],
  })
}

const introduction =
  'Read access to live jobs and their employers, calls and webhooks for programs of an employer, and second factors for ' +
  'the pages of this site. List parameters may be repeated: a result matches any value of a filter, and all filters. Invalid ' +
  'or unknown parameters are rejected with 400 and listed. Every public response has an ETag. Requests per minute are limited ' +
  'by IP address, and by key; the RateLimit headers say what is left.'

type Query = z.ZodObject

function addList(
  registry: Registry,
  path: string,
  summary: string,
  tag: string,
  schema: z.ZodType,
  query: Query,
): void {
  registry.registerPath({
    method: 'get',
    path,
    summary,
    tags: [tag],
    request: { query },
    responses: { 200: json(schema, 'Found'), 304: notModified, ...problems([400, 429]) },
  })
}

function addOne(registry: Registry, path: string, summary: string, tag: string, schema: z.ZodType): void {
  const statuses = path.startsWith('/jobs') ? [400, 404, 410, 429] : [400, 404, 429]
  registry.registerPath({
    method: 'get',
    path,
    summary,
    tags: [tag],
    request: { params: z.object({ id: z.int().min(1) }), query: z.object({ lang }) },
    responses: { 200: json(schema, 'Found'), 304: notModified, ...problems(statuses) },
  })
}

/** Every parameter is optional and documented; `lang` is accepted everywhere. */
function query(shape: Record<string, z.ZodType>): Query {
  const described = Object.entries(shape).map(([name, type]): [string, z.ZodType] => {
    return [
      name,
      type.optional().openapi({ description: parameterNotes[name] ?? '', ...(numbers[name] ?? {}) }),
    ]
  })
  return z.object({ ...Object.fromEntries(described), lang })
}

/** Validated as strings by a pattern, but described as numbers. */
const numbers: Record<string, { type: 'integer'; minimum: number; maximum?: number; pattern: undefined }> = {
  radius: { type: 'integer', minimum: 1, maximum: 200, pattern: undefined },
  salaryMin: { type: 'integer', minimum: 0, maximum: 1_000_000, pattern: undefined },
  page: { type: 'integer', minimum: 1, maximum: 10_000, pattern: undefined },
  pageSize: { type: 'integer', minimum: 1, maximum: 100, pattern: undefined },
}
