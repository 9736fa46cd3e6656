import { Hono } from 'hono'
import { createApi } from '../../src/api/v1/create-api.ts'
import type { Context } from '../../src/domain/caller/context.ts'
import { createRateLimit } from '../../src/platform/network/rate-limit.ts'

/** The API for programs, without the site around it. */
export function openApi(ctx: Context, requestsPerMinute = 10_000): Hono {
  return new Hono().route(
    '/api/v1',
    createApi({
      ctxFor: () => ctx,
      identify: async () => ({ ctx, cookies: [] }),
      addressOf: () => 'somebody',
      nonceOf: () => 'a-nonce',
      jobUrl: job => `https://kittel.example/jobs/${job.id}-${job.slug}`,
      employerUrl: employer => `https://kittel.example/employers/${employer.id}`,
      pictureUrl: fileId => `https://kittel.example/media/${fileId}/400.webp`,
      publicUrl: 'https://kittel.example',
      brandName: 'Kittel',
      requestsPerMinute,
      rateLimitOf: () => createRateLimit(requestsPerMinute, 60),
    }),
  )
}

/** Sends requests with an API key; `body` is sent as JSON. */
export function programWith(app: Hono, secret: string) {
  return async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const response = await app.request(`/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${secret}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await response.text()
    const isJson = /json/.test(response.headers.get('content-type') ?? '')
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
  }
}
