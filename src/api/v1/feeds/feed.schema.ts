import { z } from '@hono/zod-openapi'
import { limits } from '../../../config/limits.ts'
import { feedReasonCodes } from '../../../domain/feeds/feed-reason.values.ts'
import { newJobBody, ownJobSchemas } from '../employer-jobs.schema.ts'

/** The caller's own id of a job. */
export const externalIdSchema = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/)
  .openapi({
    description: 'Your own id for the job: 1 to 200 visible ASCII characters',
    example: 'HR-4711',
  })

export const pushedJob = ownJobSchemas.job
  .extend({ outcome: z.enum(['created', 'changed', 'unchanged']) })
  .openapi('PushedJob')

/** One of many; validated separately, so that an invalid one does not reject the others. */
export const pushedRow = newJobBody.extend({ externalId: externalIdSchema })

const rows = <Row extends z.ZodType>(row: Row) =>
  z.strictObject({ jobs: z.array(row).min(1).max(limits.apiPageSizeMax) })

/** For the description; {@link pushedRows} validates the request as a whole. */
export const pushBody = rows(pushedRow).openapi('PushedJobs')
export const pushedRows = rows(z.looseObject({ externalId: z.string().max(limits.feedUrlChars) }))

const pushResult = z
  .object({
    externalId: z.string(),
    outcome: z.enum(['created', 'changed', 'unchanged', 'failed']),
    id: z.int().nullable(),
    error: z
      .string()
      .nullable()
      .openapi({ description: 'Why the job was rejected; the others were accepted' }),
  })
  .openapi('PushResult')

const summary = z
  .object({ successful: z.int(), failed: z.int(), created: z.int(), changed: z.int(), unchanged: z.int() })
  .openapi('PushSummary')

export const pushAnswer = z.object({ summary, results: z.array(pushResult) }).openapi('PushAnswer')
export type ApiPushResult = z.infer<typeof pushResult>
export type ApiPushAnswer = z.infer<typeof pushAnswer>

export const feedImportBody = z
  .strictObject({
    url: z.url({ protocol: /^https?$/ }).max(limits.feedUrlChars),
    employer_id: z.int().positive().openapi({ description: 'The employer of the key' }),
    validate_only: z.boolean().default(false).openapi({ description: 'Only check that it is readable' }),
    force_update: z
      .boolean()
      .default(false)
      .openapi({ description: 'Read it in full even if the server reports no change' }),
  })
  .openapi('FeedImport', {
    example: { url: 'https://careers.clinic.example/jobs.xml', employer_id: 17, force_update: true },
  })

const reasonCode = z.enum(feedReasonCodes).nullable().openapi({
  description:
    'Why it could not be read, or was not read whole; it stays the same in every language. Null when all is well',
})

const feedChecked = z
  .object({ valid: z.boolean(), code: reasonCode, message: z.string() })
  .openapi('FeedChecked')

const feedImported = z
  .object({
    success: z.boolean(),
    summary: z
      .object({
        successful: z.int(),
        duplicates: z.int(),
        failed: z.int(),
        new: z.int(),
        changed: z.int(),
        unchanged: z.int(),
        ended: z.int(),
      })
      .nullable()
      .openapi({ description: 'Null while a large feed is still being read (202)' }),
    code: reasonCode,
    error: z
      .string()
      .nullable()
      .openapi({ description: 'The same in words, in the language of the request' }),
    feedId: z.int(),
    runId: z.int(),
  })
  .openapi('FeedImported')

export const feedImportAnswer = z.union([feedImported, feedChecked])
export type ApiFeedChecked = z.infer<typeof feedChecked>
export type ApiFeedImported = z.infer<typeof feedImported>
