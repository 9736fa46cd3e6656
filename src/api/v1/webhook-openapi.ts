import { z } from '@hono/zod-openapi'
import { applicationStatuses } from '../../domain/applications/application.status.ts'
import { testEvent, type WebhookEvent, webhookEvents } from '../../domain/integrations/webhook.values.ts'
import { jobStatuses } from '../../domain/jobs/job.status.ts'
import type { Registry } from './openapi-parts.ts'

/** A webhook message with its name and an example for the reference. */
function message(type: string, data: z.ZodType, example: object) {
  const name = type.replaceAll(/(?:^|[.-])(\w)/g, (_, letter: string) => letter.toUpperCase())
  return z
    .object({
      type: z.literal(type),
      timestamp: z.iso.datetime().openapi({ description: 'When it happened' }),
      data,
    })
    .openapi(`${name}Message`, { example: { type, timestamp: '2026-11-21T09:05:00.000Z', data: example } })
}

const about = {
  jobId: z.int(),
  reference: z.string().nullable().openapi({ description: "The employer's own id for the job" }),
  url: z
    .url()
    .nullable()
    .openapi({ description: 'URL of the full resource, readable with a key; null when it was deleted' }),
}
const status = z.enum(applicationStatuses)
const by = z.enum(['employer', 'applicant'])
const application = z.object({ ...about, applicationId: z.uuid(), status })
const job = z.object({
  ...about,
  status: z.enum(jobStatuses),
  previousStatus: z.enum(jobStatuses).optional(),
})

const applicationId = '5b0c1f0e-6f0f-4c8e-9a53-0f2b8f3f7a10'
const site = 'https://kittel.example/api/v1/employer'
const someJob = { jobId: 4711, reference: 'INT-7', url: `${site}/jobs/4711` }
const some = { ...someJob, applicationId, status: 'interview', url: `${site}/applications/${applicationId}` }
const byApplicant = { ...some, by: 'applicant' }

/** Payload of each event: ids and states only. */
const shapes: Record<WebhookEvent, { summary: string; data: z.ZodType; example: object }> = {
  'application.created': {
    summary: 'New application',
    data: application,
    example: { ...some, status: 'applied' },
  },
  'application.status-changed': {
    summary: 'The employer has decided, or the applicant has withdrawn',
    data: application.extend({ previousStatus: status, by }),
    example: { ...some, previousStatus: 'applied', by: 'employer' },
  },
  'application.message': {
    summary: 'New message from either side',
    data: application.extend({ by }),
    example: byApplicant,
  },
  'application.documents-changed': {
    summary: 'The applicant has added or removed documents',
    data: application.extend({ by }),
    example: byApplicant,
  },
  'application.invitation-answered': {
    summary: 'The applicant has chosen an interview time, or none of them',
    data: application.extend({ by }),
    example: byApplicant,
  },
  'application.deleted': {
    summary:
      'The application was deleted, by the applicant or because its retention period is over: delete your copies',
    data: application.extend({ status: z.null() }),
    example: { ...some, status: null, url: null },
  },
  'job.published': {
    summary: 'A job that does not come from a feed was published',
    data: job,
    example: { ...someJob, status: 'published' },
  },
  'job.ended': {
    summary: 'Such a job was paused, filled, archived or deleted, or has expired',
    data: job,
    example: { ...someJob, status: 'filled', previousStatus: 'published' },
  },
}

/**
 * Every webhook message by its type.
 * @internal for its test
 */
export const webhookMessages: Record<string, z.ZodType> = {
  ...Object.fromEntries(
    webhookEvents.map(event => [event, message(event, shapes[event].data, shapes[event].example)]),
  ),
  [testEvent]: message(testEvent, z.object({ employerId: z.int() }), { employerId: 12 }),
}

const headers = z.object({
  'webhook-id': z.uuid().openapi({ description: 'Identical on every attempt: drop duplicates' }),
  'webhook-timestamp': z.string().openapi({ description: 'Seconds since 1970, when it was sent' }),
  'webhook-signature': z.string().openapi({
    description:
      '`v1,` and the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` in base64; two of them separated by a space for 24 hours after the secret was rotated',
  }),
})

const summaries: Record<string, string> = {
  ...Object.fromEntries(webhookEvents.map(event => [event, shapes[event].summary])),
  [testEvent]: 'Sent on request',
}

/** Webhooks: what the site sends to the endpoints that an employer's owners have registered. */
export function addWebhooks(registry: Registry): void {
  for (const [event, schema] of Object.entries(webhookMessages)) {
    registry.registerWebhook({
      method: 'post',
      path: event,
      summary: summaries[event] ?? '',
      tags: ['Webhooks'],
      request: { headers, body: { content: { 'application/json': { schema } } } },
      responses: {
        '2XX': { description: 'Taken' },
        default: {
          description: 'Sent again after 1, 5, 30 minutes, 2, 6, 12 and 24 hours; 410 pauses the webhook',
        },
      },
    })
  }
}
