import { z } from 'zod'
import { auditKinds } from '../audit/audit-kinds.ts'

/** What the log is narrowed to; whatever is missing or makes no sense narrows nothing. */
export const auditFilterSchema = z.object({
  kind: z.enum(auditKinds).nullable().catch(null),
  /** Of whom or by whom: an address, or the id of an account that is gone. */
  person: z.string().trim().min(1).max(320).nullable().catch(null),
  from: z.iso.date().nullable().catch(null),
  to: z.iso.date().nullable().catch(null),
})
export type AuditFilter = z.infer<typeof auditFilterSchema>
