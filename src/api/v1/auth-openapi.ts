import { z } from '@hono/zod-openapi'
import { authSchemas, challengeBody, enrolBody, passkeyBody, verifyBody } from './auth.schema.ts'
import { json, problems, type Registry } from './openapi-parts.ts'

type Call = {
  method: 'get' | 'post' | 'delete'
  path: string
  summary: string
  body?: z.ZodType
  answer: z.ZodType
  statuses: number[]
}

const calls: Call[] = [
  {
    method: 'get',
    path: '',
    summary: 'List your second factors',
    answer: authSchemas.factors,
    statuses: [401],
  },
  {
    method: 'post',
    path: '',
    summary: 'Start enrolling a second factor; effective once one of its challenges was answered',
    body: enrolBody,
    answer: authSchemas.enrolled,
    statuses: [400, 401, 403, 409],
  },
  {
    method: 'delete',
    path: '/{id}',
    summary: 'Remove a second factor',
    answer: authSchemas.removed,
    statuses: [401, 403, 404],
  },
  {
    method: 'post',
    path: '/{id}/challenge',
    summary: 'Start a challenge; for a phone, a code is sent by text message',
    body: challengeBody,
    answer: authSchemas.challenge,
    statuses: [400, 401, 404, 429],
  },
  {
    method: 'post',
    path: '/{id}/verify',
    summary: 'Answer a challenge; sets the cookie of a new second-level session',
    body: verifyBody,
    answer: authSchemas.signedIn,
    statuses: [400, 401, 404, 429],
  },
]

const passkeyCalls: Call[] = [
  {
    method: 'post',
    path: '/challenge',
    summary: 'Start a passkey sign-in',
    answer: authSchemas.challenge,
    statuses: [409, 429],
  },
  {
    method: 'post',
    path: '/verify',
    summary: 'Complete a passkey sign-in; sets the session cookie',
    body: passkeyBody,
    answer: authSchemas.signedIn,
    statuses: [400, 404],
  },
]

/** Called by the site's own pages; authenticated by the session cookie. @returns that, for further calls of this kind */
export function addAuthPaths(registry: Registry): Record<string, string[]>[] {
  const cookie = registry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: 'kittel-site-session',
    description:
      'Session cookie of the site; `__Host-kittel-site-session` on https. Same-origin requests only.',
  })
  const security = [{ [cookie.name]: [] }]
  for (const call of calls) addCall(registry, { ...call, path: `/auth/factors${call.path}` }, security)
  for (const call of passkeyCalls) addCall(registry, { ...call, path: `/auth/passkeys${call.path}` }, [])
  return security
}

function addCall(registry: Registry, call: Call, security: Record<string, string[]>[]): void {
  const { method, path, summary, body, answer, statuses } = call
  registry.registerPath({
    method,
    path,
    summary,
    tags: ['Second factor'],
    security,
    request: {
      ...(path.includes('{id}') ? { params: z.object({ id: z.uuid() }) } : {}),
      ...(body ? { body: { content: { 'application/json': { schema: body } } } } : {}),
    },
    responses: { 200: json(answer, 'Done'), ...problems(statuses) },
  })
}
