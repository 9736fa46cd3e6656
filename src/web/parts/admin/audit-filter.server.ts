import { type AuditFilter, auditFilterSchema } from '../../../domain/administration/audit-filter.ts'

/** What the address narrows the log to. */
export function auditFilterOf(request: Request): AuditFilter {
  const { searchParams } = new URL(request.url)
  const read = (name: keyof AuditFilter) => searchParams.get(name) || null
  return auditFilterSchema.parse({
    kind: read('kind'),
    person: read('person'),
    from: read('from'),
    to: read('to'),
  })
}
