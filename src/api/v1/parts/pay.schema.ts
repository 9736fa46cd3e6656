import { z } from '@hono/zod-openapi'

/** What an ad states about pay, and what is known of it from elsewhere. */
export const pay = z
  .object({
    min: z.number().nullable(),
    max: z.number().nullable(),
    currency: z.enum(['EUR', 'CHF']),
    period: z.enum(['hour', 'day', 'week', 'month', 'year']).nullable(),
    tariff: z.string().nullable().openapi({ example: 'TVöD-P' }),
    tariffGroup: z.string().nullable().openapi({ example: 'P8' }),
    tariffSteps: z
      .object({ from: z.int(), to: z.int() })
      .nullable()
      .openapi({ description: 'Steps within the group, 1 to 15' }),
    text: z.string().nullable().openapi({ description: "The employer's own words" }),
    derived: z
      .object({
        monthMin: z.int(),
        monthMax: z.int(),
        currency: z.enum(['EUR', 'CHF']),
        scheme: z.string().openapi({ example: 'tvoed-p' }),
        group: z.string().openapi({ example: 'P8' }),
        groupTo: z.string().nullable(),
        validFrom: z.iso.date().nullable().openapi({ description: 'First day of the table' }),
        validTo: z.iso.date().nullable(),
        source: z
          .object({ url: z.url(), title: z.string() })
          .nullable()
          .openapi({ description: 'Where the table is written' }),
      })
      .nullable()
      .openapi({
        description:
          'Gross a month for full time, computed from the table of the collective agreement that the ad names; not promised by the employer. Null where the ad states an amount or no present table is known',
      }),
  })
  .openapi('Pay', { description: 'Gross pay as advertised' })
