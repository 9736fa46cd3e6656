import { z } from 'zod'
import { emailSchema, passwordSchema } from './account.schema.ts'

export const changePasswordSchema = z
  .object({
    current: z.string({ error: 'account.password-missing' }).min(1, 'account.password-missing').max(1_000),
    password: passwordSchema,
    passwordAgain: z.string({ error: 'account.password-again-missing' }),
  })
  .refine(({ password, passwordAgain }) => password === passwordAgain, {
    error: 'account.passwords-differ',
    path: ['passwordAgain'],
  })

/** Requires the password or a code mailed just now, as proof of identity. */
export const changeAddressSchema = z
  .object({
    newEmail: emailSchema,
    password: z.string().max(1_000).optional(),
    code: z.string().max(20).optional(),
  })
  .refine(({ password, code }) => Boolean(password || code), {
    error: 'account.recheck-missing',
    path: ['password'],
  })
