import { z } from '@hono/zod-openapi'
import { limits } from '../../../config/limits.ts'
import { newJobBody, ownJobSchemas } from '../employer-jobs.schema.ts'

/** A job by the number that the caller's own program has for it. */
export const externalIdSchema = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/)
  .openapi({
    description: 'Your own number of the job: 1 to 200 visible characters of ASCII',
    example: 'HR-4711',
  })

export const pushedJob = ownJobSchemas.job
  .extend({ outcome: z.enum(['created', 'changed', 'unchanged']) })
  .openapi('PushedJob')

/** One of many; each is read for itself, so that a wrong one does not keep the others out. */
export const pushedRow = newJobBody.extend({ externalId: externalIdSchema })

const rows = <Row extends z.ZodType>(row: Row) =>
  z.strictObject({ jobs: z.array(row).min(1).max(limits.apiPageSizeMax) })

/** What is described; {@link pushedRows} is what is asked of the whole. */
export const pushBody = rows(pushedRow).openapi('PushedJobs')
export const pushedRows = rows(z.looseObject({ externalId: z.string().max(limits.feedUrlChars) }))

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

export const feedImportBody = z
  .strictObject({
    url: z.url({ protocol: /^https?$/ }).max(limits.feedUrlChars),
    employer_id: z.int().positive().openapi({ description: 'The employer of the key' }),
    validate_only: z.boolean().default(false).openapi({ description: 'Only look whether it can be read' }),
    force_update: z
      .boolean()
      .default(false)
      .openapi({ description: 'Read it whole even if the address says that nothing changed' }),
  })
  .openapi('FeedImport', {
    example: { url: 'https://careers.clinic.example/jobs.xml', employer_id: 17, force_update: true },
  })

const feedChecked = z.object({ valid: z.boolean(), message: z.string() }).openapi('FeedChecked')

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
    error: z.string().nullable(),
    feedId: z.int(),
    runId: z.int(),
  })
  .openapi('FeedImported')

export const feedImportAnswer = z.union([feedImported, feedChecked])
export type ApiFeedChecked = z.infer<typeof feedChecked>
export type ApiFeedImported = z.infer<typeof feedImported>
