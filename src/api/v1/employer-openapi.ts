import { z } from '@hono/zod-openapi'
import { applicationQuery, applicationSchemas, decisionBody } from './employer-applications.schema.ts'
import {
  jobChangesBody,
  jobEndBody,
  newJobBody,
  ownJobSchemas,
  ownJobsQuery,
} from './employer-jobs.schema.ts'
import { externalIdSchema } from './feeds/feed.schema.ts'
import { feedCalls } from './feeds/feed-calls.ts'
import { type Call, json, problems, type Registry } from './openapi-parts.ts'

const applicationPath = '/employer/applications'

const ifMatch = z.object({
  'If-Match': z.string().openapi({ description: 'The version that was read, in quotes', example: '"7"' }),
})

const jobPath = '/employer/jobs'
const jobCall = {
  tag: 'Own jobs',
  scope: 'jobs:write',
  answer: ownJobSchemas.job,
  statuses: [404, 409] as number[],
} as const

const calls: Call[] = [
  {
    method: 'get',
    path: jobPath,
    summary: 'List your jobs, most recently changed first',
    tag: 'Own jobs',
    scope: 'jobs:read',
    query: ownJobsQuery,
    answer: ownJobSchemas.list,
    statuses: [400],
  },
  {
    ...jobCall,
    method: 'post',
    path: jobPath,
    summary: 'Publish a job for 60 days or until `validThrough`; with moderation on, it is reviewed first',
    body: newJobBody,
    status: 201,
    statuses: [400, 409],
  },
  {
    ...jobCall,
    method: 'get',
    path: `${jobPath}/{id}`,
    summary: 'Read one of your jobs with all its fields',
    scope: 'jobs:read',
    statuses: [404],
  },
  {
    ...jobCall,
    method: 'patch',
    path: `${jobPath}/{id}`,
    summary: 'Change a job; omitted fields stay unchanged',
    headers: ifMatch,
    body: jobChangesBody,
    statuses: [400, 404, 409, 412, 428],
  },
  {
    ...jobCall,
    method: 'delete',
    path: `${jobPath}/{id}`,
    summary: 'Delete a job for good; one that was public is ended first',
    answer: null,
    status: 204,
  },
  {
    ...jobCall,
    method: 'post',
    path: `${jobPath}/{id}/publish`,
    summary: 'Publish a draft, or resume a paused job',
  },
  {
    ...jobCall,
    method: 'post',
    path: `${jobPath}/{id}/pause`,
    summary: 'Pause a job',
  },
  {
    ...jobCall,
    method: 'post',
    path: `${jobPath}/{id}/end`,
    summary: 'End a job; without a body it is archived',
    body: jobEndBody,
    statuses: [400, 404, 409],
  },
  {
    ...jobCall,
    method: 'post',
    path: `${jobPath}/{id}/renew`,
    summary: 'Renew a job for 60 days from now',
  },
  {
    method: 'get',
    path: applicationPath,
    summary: 'List applications to your jobs, sorted by date',
    tag: 'Applications',
    scope: 'applications:read',
    query: applicationQuery,
    answer: applicationSchemas.list,
    statuses: [400],
  },
  {
    method: 'get',
    path: `${applicationPath}/{id}`,
    summary: 'Read an application; the applicant does not see it as opened',
    tag: 'Applications',
    scope: 'applications:read',
    answer: applicationSchemas.details,
    statuses: [404],
  },
  {
    method: 'post',
    path: `${applicationPath}/{id}/decision`,
    summary: 'Decide on an application; the applicant is notified at once, with the note verbatim',
    tag: 'Applications',
    scope: 'applications:write',
    body: decisionBody,
    answer: z.object({ id: z.uuid(), status: z.enum(['interview', 'rejected', 'hired']) }).openapi('Decided'),
    statuses: [400, 404, 409],
  },
  {
    method: 'get',
    path: `${applicationPath}/{id}/files/{fileId}`,
    summary: 'Download a document of an application, or an attachment of one of its messages',
    tag: 'Applications',
    scope: 'applications:read',
    answer: null,
    statuses: [404, 409, 410],
  },
]

const idempotencyKey = z.object({
  'Idempotency-Key': z
    .string()
    .min(1)
    .max(200)
    .optional()
    .openapi({
      description:
        'Chosen by the client, unique per operation: the same request repeated within 24 hours gets the first ' +
        'response and has no effect; while the first is running it gets 409, another request with the same key 422',
    }),
})

/** Calls for an employer's programs, with a key created by one of its owners. */
export function addEmployerPaths(registry: Registry): void {
  const bearer = registry.registerComponent('securitySchemes', 'key', {
    type: 'http',
    scheme: 'bearer',
    description:
      'An API key of an employer, created by its owners under "Integrations" in the employer area: `Authorization: Bearer kittel_…`',
  })
  for (const call of [...calls, ...feedCalls]) {
    const { method, path, summary, tag, scope, query, body, answer, status = 200, also = {}, statuses } = call
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    const isPost = method === 'post'
    const headers = isPost ? idempotencyKey : call.headers
    registry.registerPath({
      method,
      path,
      summary,
      description: `Needs the scope \`${scope}\`.`,
      tags: [tag],
      security: [{ [bearer.name]: [] }],
      request: {
        ...(names.length > 0
          ? { params: z.object(Object.fromEntries(names.map(name => paramOf(path, name)))) }
          : {}),
        ...(query ? { query } : {}),
        ...(headers ? { headers } : {}),
        ...(body ? { body: { content: { 'application/json': { schema: body } } } } : {}),
      },
      responses: {
        [status]: answer ? json(answer, 'Done') : { description: status === 204 ? 'Done' : 'The bytes' },
        ...Object.fromEntries(
          Object.entries(also).map(([more, text]) => [more, json(answer ?? z.object({}), text)]),
        ),
        ...problems([401, 403, ...(isPost ? [422] : []), ...statuses, 429]),
      },
    })
  }
}

function paramOf(path: string, name: string): [string, z.ZodType] {
  if (name === 'externalId') return [name, externalIdSchema]
  return [name, path.startsWith(jobPath) ? z.int().min(1) : z.uuid()]
}
