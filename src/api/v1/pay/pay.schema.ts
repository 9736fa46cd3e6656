import { z } from '@hono/zod-openapi'
import { areaKinds, payBases } from '../../../domain/pay/pay-figure.values.ts'

/** What is answered about the pay of a profession. */
export const payFigures = z
  .object({
    profession: z.string(),
    figures: z.array(
      z.object({
        area: z.string().openapi({
          description: 'A country (`DE`), a Land or canton (`DE-BY`), or the GeoNames id of a town',
        }),
        areaKind: z.enum(areaKinds),
        basis: z.enum(payBases).openapi({
          description: 'Amounts that employers state, or those that the table of a named agreement gives',
        }),
        jobs: z.int().openapi({ description: 'Ads behind the figure, at least ten' }),
        employers: z.int(),
        lowerQuartile: z.int(),
        median: z.int().openapi({ description: 'Gross a month for full time' }),
        upperQuartile: z.int(),
        currency: z.enum(['EUR', 'CHF']),
        asOf: z.iso.datetime(),
      }),
    ),
  })
  .openapi('PayFigures')

export type ApiPayFigures = z.infer<typeof payFigures>
