import { z } from '@hono/zod-openapi'
import { limits } from '../../config/limits.ts'
import { applicationStatuses } from '../../domain/applications/application.status.ts'
import { fileNotes } from '../../domain/files/file.values.ts'
import { wholeNumber } from './whole-number.ts'

const dateTime = z.iso.datetime().openapi({ example: '2026-11-21T08:00:00.000Z' })

export const applicationQuery = z.strictObject({
  status: z.enum(applicationStatuses).optional(),
  jobId: wholeNumber(1, 2 ** 31 - 1).optional(),
  sort: z.enum(['newest', 'oldest']).default('newest'),
  page: wholeNumber(1, 10_000).default(1),
  pageSize: wholeNumber(1, limits.apiPageSizeMax).default(limits.pageSize),
})

/** An employer's decision; `note` is sent to the applicant verbatim. */
export const decisionBody = z
  .strictObject({
    to: z.enum(['interview', 'rejected', 'hired']),
    note: z.string().trim().max(limits.applicationNoteChars).optional(),
    version: z.int().min(1).optional().openapi({
      description: 'The version you read: prevents overruling a decision made meanwhile by someone else',
    }),
  })
  .openapi('Decision', {
    example: { to: 'interview', note: 'Wir möchten Sie gern kennenlernen.' },
  })

const row = z
  .object({
    id: z.uuid(),
    jobId: z.int(),
    jobTitle: z.string(),
    name: z.string(),
    email: z.string().nullable().openapi({
      description:
        'Null for somebody from the talent pool who does not tell it; messages still reach them. `name` is then a code in place of a name.',
    }),
    status: z.enum(applicationStatuses),
    version: z.int(),
    createdAt: dateTime,
    statusChangedAt: dateTime,
  })
  .openapi('Application')

const file = z
  .object({
    id: z.uuid(),
    name: z.string(),
    mediaType: z.string(),
    bytes: z.int(),
    isReady: z.boolean().openapi({ description: 'False while the virus scan is pending' }),
    notes: z.array(z.enum(fileNotes)).openapi({
      description:
        'Active content of the original: scripts, embedded programs or files, or URLs it loads from. Open such a file in protected view only.',
    }),
  })
  .openapi('ApplicationFile')

const details = row
  .extend({
    phone: z.string().nullable(),
    message: z.string(),
    answers: z.array(z.object({ question: z.string(), answer: z.string() })),
    files: z.array(file),
    messages: z
      .array(
        z.object({
          from: z.enum(['employer', 'applicant']),
          text: z.string(),
          at: dateTime,
          files: z.array(file),
        }),
      )
      .openapi({ description: 'Messages of both sides, oldest first' }),
    events: z.array(
      z.object({
        kind: z.string(),
        from: z.string().nullable(),
        to: z.string().nullable(),
        note: z.string().nullable(),
        at: dateTime,
      }),
    ),
    moves: z
      .array(z.enum(applicationStatuses))
      .openapi({ description: 'Statuses that a decision can lead to' }),
  })
  .openapi('ApplicationDetails')

export const applicationSchemas = {
  list: z
    .object({
      total: z.int(),
      page: z.int(),
      pageSize: z.int(),
      applications: z.array(row),
    })
    .openapi('ApplicationList'),
  details,
}

export type ApiApplication = z.infer<typeof row>
export type ApiApplicationList = z.infer<typeof applicationSchemas.list>
export type ApiApplicationDetails = z.infer<typeof details>
