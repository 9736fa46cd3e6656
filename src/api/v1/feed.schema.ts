import { z } from '@hono/zod-openapi'
import { limits } from '../../config/limits.ts'
import { newJobBody, ownJobSchemas } from './employer-jobs.schema.ts'

/** A job by the number that the caller's own program has for it. */
export const externalIdSchema = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/)
  .openapi({
    description: 'Your own number of the job: 1 to 200 visible characters of ASCII',
    example: 'HR-4711',
  })

const outcome = z.enum(['created', 'changed', 'unchanged'])

export const pushedJob = ownJobSchemas.job.extend({ outcome }).openapi('PushedJob')

export const pushBody = z
  .strictObject({
    jobs: z
      .array(newJobBody.extend({ externalId: externalIdSchema }))
      .min(1)
      .max(limits.apiPageSizeMax),
  })
  .openapi('PushedJobs')

const pushResult = z
  .object({
    externalId: z.string(),
    outcome: z.enum(['created', 'changed', 'unchanged', 'failed']),
    id: z.int().nullable(),
    error: z.string().nullable().openapi({ description: 'Why the job was not taken; the others were' }),
  })
  .openapi('PushResult')

const summary = z
  .object({ successful: z.int(), failed: z.int(), created: z.int(), changed: z.int(), unchanged: z.int() })
  .openapi('PushSummary')

export const pushAnswer = z.object({ summary, results: z.array(pushResult) }).openapi('PushAnswer')
export type ApiPushResult = z.infer<typeof pushResult>
export type ApiPushAnswer = z.infer<typeof pushAnswer>
