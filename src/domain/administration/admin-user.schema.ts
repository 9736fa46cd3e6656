import { z } from 'zod'
import { limits } from '../../config/limits.ts'
import { adminPasswordSchema, emailSchema } from '../accounts/account.schema.ts'

const personalName = (missing: string) =>
  z.string({ error: missing }).trim().min(1, missing).max(limits.nameChars, 'account.name-too-long')

export const adminUserSchema = z.object({
  firstName: personalName('admin.first-name-missing'),
  lastName: personalName('admin.last-name-missing'),
})

export const newAdminUserSchema = adminUserSchema.extend({
  email: emailSchema,
  /** Without one, a mail leads the new administrator to choose it. */
  password: adminPasswordSchema.optional(),
})

export type AdminUserInput = z.infer<typeof adminUserSchema>
export type NewAdminUserInput = z.infer<typeof newAdminUserSchema>
