import { z } from '@hono/zod-openapi'
import { onCallKinds } from '../../vocabulary/duty/duty.values.ts'

const trainedField = z.object({ specialty: z.string().nullable(), months: z.int().nullable() })

const known = <Value extends z.ZodType>(value: Value) =>
  z
    .object({
      value,
      origin: z.enum(['employer', 'recognised']),
      words: z.string().nullable().openapi({ description: 'What it was recognised in' }),
      statedAt: z.iso.datetime().nullable(),
    })
    .optional()

/** What an ad is known to say of duties, time off, training and support. */
export const duty = z
  .object({
    weekends: known(z.int()),
    'on-call': known(z.object({ kind: z.enum(onCallKinds), perMonth: z.int().nullable() })),
    'roster-notice': known(z.int()).openapi({ description: 'In weeks' }),
    holidays: known(z.int()).openapi({ description: 'Days a year' }),
    'full-time-hours': known(z.number()).openapi({ description: 'A week' }),
    'training-authorisation': known(
      trainedField.extend({
        further: z.array(trainedField).optional().openapi({ description: 'Where there is more than one' }),
      }),
    ),
    'recognition-support': known(z.boolean()),
    'language-course': known(z.boolean()),
    housing: known(z.boolean()),
  })
  .openapi('DutyFacts', {
    description:
      'What is known of duties, time off, training and support; stated by the employer or recognised in the text',
  })
