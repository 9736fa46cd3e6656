import { z } from 'zod'
import { nameSchemaOr } from '../accounts/account.schema.ts'
import { academicTitles } from '../accounts/account.values.ts'
import { noticeKinds } from './own-account.values.ts'

export const ownProfileSchema = z.object({
  name: nameSchemaOr('account.name-missing'),
  academicTitle: z.preprocess(value => (value === '' ? undefined : value), z.enum(academicTitles).optional()),
  locale: z.enum(['de', 'en']),
  theme: z.enum(['light', 'dark', 'system']),
  notices: z.array(z.enum(noticeKinds)).max(noticeKinds.length).default([]),
})
export type OwnProfileInput = z.infer<typeof ownProfileSchema>

/** Proof that it is the person and not a session left open: the password, or a code mailed just now. */
export const recheckSchema = z
  .object({ password: z.string().max(1_000).optional(), code: z.string().max(20).optional() })
  .refine(({ password, code }) => Boolean(password || code), {
    error: 'account.recheck-missing',
    path: ['password'],
  })
export type Recheck = z.infer<typeof recheckSchema>
