import type { OpenAPIHono, z } from '@hono/zod-openapi'
import type { ApiScope } from '../../domain/caller/scope.values.ts'
import { apiSchemas } from './api.schema.ts'

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
  /** Additional success statuses with their descriptions. */
  also?: Record<number, string>
  statuses: number[]
}

export type Registry = OpenAPIHono['openAPIRegistry']

export function json(schema: z.ZodType, description: string) {
  return { description, content: { 'application/json': { schema } } }
}

export const notModified = { description: 'Unchanged since the ETag in If-None-Match' }

const problemTexts: Record<number, string> = {
  400: 'A parameter is invalid or unknown; `invalid-params` lists each',
  401: 'Sign-in required, or a second factor is pending; the key is unknown, expired or revoked',
  403: 'Not allowed, or only in a session started less than 15 minutes ago (`factors.confirm-first`), or the key lacks the scope',
  404: 'Not found',
  409: 'Conflicts with the current state',
  412: 'Changed by someone else since; `version` is the current one',
  422: 'The Idempotency-Key was used for another request',
  428: 'If-Match with the version you read is required',
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
