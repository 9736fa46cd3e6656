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
