import { z } from 'zod'

/** Proof that it is the person, not an unattended session: the password, or a code mailed just now. */
export const recheckSchema = z
  .object({ password: z.string().max(1_000).optional(), code: z.string().max(20).optional() })
  .refine(({ password, code }) => Boolean(password || code), {
    error: 'account.recheck-missing',
    path: ['password'],
  })
export type Recheck = z.infer<typeof recheckSchema>
