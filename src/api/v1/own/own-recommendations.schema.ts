import { z } from '@hono/zod-openapi'
import { apiSchemas } from '../api.schema.ts'

const state = z.enum(['met', 'unmet', 'unknown'])

const judged = z
  .object({
    key: z.string().openapi({ example: 'shifts' }),
    state,
    note: z.string().nullable().openapi({ example: 'may-do' }),
    wanted: z.array(z.string()).openapi({ description: 'What the profile says' }),
    stated: z.array(z.string()).openapi({ description: 'What the ad says; empty when it says nothing' }),
    computed: z.boolean().openapi({
      description: 'Not stated but computed from the table of the collective agreement that the ad names',
    }),
    field: z.string().openapi({ description: 'The field of the ad that says so', example: 'shift' }),
  })
  .openapi('JudgedWish')

export const ownRecommendationsSchema = z
  .object({
    state: z.enum(['ready', 'empty', 'opted-out']).openapi({
      description:
        '`empty`: the profile does not say which work is wanted; `opted-out`: the person has switched comparing off',
    }),
    recommendations: z.array(
      z.object({
        job: apiSchemas.job,
        sentence: z.string().openapi({ example: '5 of 6 wishes met, shifts unknown' }),
        criteria: z.array(judged),
        gates: z.array(judged).openapi({ description: 'What must not be known to fail' }),
      }),
    ),
    missing: z.array(z.string()).openapi({
      description: 'What to fill in first, while the profile is empty',
      example: ['profession', 'place'],
    }),
  })
  .openapi('Recommendations')

export type OwnRecommendationsJson = z.infer<typeof ownRecommendationsSchema>
