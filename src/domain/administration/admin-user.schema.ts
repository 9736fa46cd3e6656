import { z } from 'zod'
import { adminPasswordSchema, emailSchema, nameSchemaOr } from '../accounts/account.schema.ts'
import { adminRoles } from '../caller/admin-role.values.ts'

export const adminRoleSchema = z.enum(adminRoles)

export const adminUserSchema = z.object({
  firstName: nameSchemaOr('admin.first-name-missing'),
  lastName: nameSchemaOr('admin.last-name-missing'),
})

export const newAdminUserSchema = adminUserSchema.extend({
  email: emailSchema,
  role: adminRoleSchema,
  /** When omitted, a mail lets the new administrator choose one. */
  password: adminPasswordSchema.optional(),
})

export type AdminUserInput = z.infer<typeof adminUserSchema>
export type NewAdminUserInput = z.infer<typeof newAdminUserSchema>
