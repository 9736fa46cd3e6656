import { z } from 'zod'
import { rowIdSchema } from '../caller/row-id.schema.ts'

const line = (most: number) => z.string().trim().max(most, 'ads.problem.too-long')
const needed = (problem: string, most: number) =>
  z.string(problem).trim().min(1, problem).max(most, 'ads.problem.too-long')

export const buyerCountries = ['DE', 'AT', 'CH'] as const

/** Who buys, as it stands on the invoice. */
export const buyerSchema = z.object({
  name: needed('order-words.problem.name', 200),
  street: needed('order-words.problem.street', 200),
  postalCode: needed('order-words.problem.postal-code', 12).regex(
    /^\d{4,5}$/,
    'order-words.problem.postal-code-shape',
  ),
  city: needed('order-words.problem.city', 120),
  country: z.enum(buyerCountries),
  vatId: line(20).optional(),
  email: z
    .email({ error: ({ input }) => (input ? 'ads.problem.email' : 'order-words.problem.email') })
    .max(320, 'ads.problem.too-long'),
  reference: line(80).optional(),
  costCentre: line(80).optional(),
  /** Of public bodies in Germany; what is issued to them is an XRechnung. */
  leitwegId: line(60).optional(),
})
export type Buyer = z.output<typeof buyerSchema>

/** What a buyer chooses. No price is among it: what something costs is only the site's to say. */
export const orderSchema = buyerSchema.extend({
  product: z.string().max(60),
  jobId: rowIdSchema.optional(),
  coupon: line(30).optional(),
  accepted: z.literal('on', 'order-words.problem.accept'),
})

export const orderKeySchema = z.uuid()

/** Within how many days an invoice is paid. */
export const dueDays = [14, 30] as const
export const onAccountSchema = z.object({
  days: z.coerce.number().pipe(z.literal(dueDays, 'order-words.problem.days')),
})
