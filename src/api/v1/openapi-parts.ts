import type { OpenAPIHono, z } from '@hono/zod-openapi'
import type { ApiScope } from '../../domain/caller/scope.values.ts'
import { apiSchemas } from './api.schema.ts'

/** What an employer's programs may call. */
export type Call = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  path: string
  summary: string
  tag: string
  scope: ApiScope
  query?: z.ZodObject
  headers?: z.ZodObject
  body?: z.ZodType
  answer: z.ZodType | null
  status?: number
  /** Further ways in which it goes well, with what they mean. */
  also?: Record<number, string>
  statuses: number[]
}

export type Registry = OpenAPIHono['openAPIRegistry']

export function json(schema: z.ZodType, description: string) {
  return { description, content: { 'application/json': { schema } } }
}

export const notModified = { description: 'Unchanged since the ETag in If-None-Match' }

const problemTexts: Record<number, string> = {
  400: 'A parameter is wrong or unknown; `invalid-params` names each',
  401: 'Sign-in required, or the second factor is owed; the key is unknown, expired or revoked',
  403: 'Not allowed, or only in a session begun less than 15 minutes ago (`factors.confirm-first`), or the key lacks the scope',
  404: 'Not found',
  409: 'Does not fit to what is there',
  412: 'Changed by someone else since; `version` is the present one',
  422: 'The Idempotency-Key was used for another request',
  428: 'If-Match with the version that was read is missing',
  410: 'Was public and has been deleted',
  429: 'Too many requests; Retry-After says how many seconds to wait',
}

export function problems(statuses: number[]) {
  return Object.fromEntries(
    statuses.map(status => [
      status,
      {
        description: problemTexts[status] ?? '',
        content: { 'application/problem+json': { schema: apiSchemas.problem } },
      },
    ]),
  )
}
