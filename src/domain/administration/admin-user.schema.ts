import { z } from 'zod'
import { adminPasswordSchema, emailSchema, nameSchemaOr } from '../accounts/account.schema.ts'

export const adminUserSchema = z.object({
  firstName: nameSchemaOr('admin.first-name-missing'),
  lastName: nameSchemaOr('admin.last-name-missing'),
})

export const newAdminUserSchema = adminUserSchema.extend({
  email: emailSchema,
  /** When omitted, a mail lets the new administrator choose one. */
  password: adminPasswordSchema.optional(),
})

export type AdminUserInput = z.infer<typeof adminUserSchema>
export type NewAdminUserInput = z.infer<typeof newAdminUserSchema>
