import { z } from '@hono/zod-openapi'
import { limits } from '../../config/limits.ts'
import { applicationStatuses } from '../../domain/applications/application.status.ts'
import { fileNotes } from '../../domain/files/file.values.ts'
import { wholeNumber } from './whole-number.ts'

const dateTime = z.iso.datetime().openapi({ example: '2026-11-21T08:00:00.000Z' })

/** What the list of applications can be asked for. */
export const applicationQuery = z.strictObject({
  status: z.enum(applicationStatuses).optional(),
  jobId: wholeNumber(1, 2 ** 31 - 1).optional(),
  sort: z.enum(['newest', 'oldest']).default('newest'),
  page: wholeNumber(1, 10_000).default(1),
  pageSize: wholeNumber(1, limits.apiPageSizeMax).default(limits.pageSize),
})

/** An employer's decision; `note` is told to the applicant as it stands. */
export const decisionBody = z
  .strictObject({
    to: z.enum(['interview', 'rejected', 'hired']),
    note: z.string().trim().max(limits.applicationNoteChars).optional(),
    version: z.int().min(1).optional().openapi({
      description:
        'The version that was read: a decision made meanwhile by someone else is then not overruled',
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
    email: z.string(),
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
    isReady: z.boolean().openapi({ description: 'False while it is being looked through' }),
    notes: z.array(z.enum(fileNotes)).openapi({
      description:
        'What acts when somebody opens the original: scripts, other programs or files inside it, or addresses it loads from. Open such a file in protected view only.',
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
      .openapi({ description: 'What both sides wrote to each other, the oldest first' }),
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
      .openapi({ description: 'Where a decision can take it from here' }),
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
