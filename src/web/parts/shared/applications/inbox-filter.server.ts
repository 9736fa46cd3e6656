import {
  type EmployerFilter,
  employerFilterSchema,
} from '../../../../domain/applications/application.schema.ts'
import {
  type ApplicationStatus,
  applicationStatuses,
} from '../../../../domain/applications/application.status.ts'
import { rowIdSchema } from '../../../../domain/caller/row-id.schema.ts'

/** The list's filter from a URL; invalid values are ignored. */
export function readInboxFilter({ searchParams }: URL): EmployerFilter {
  const text = (name: string) => searchParams.get(name) ?? undefined
  return employerFilterSchema.parse({
    jobId: rowIdSchema.safeParse(text('job')).data ?? null,
    status: text('status') ?? null,
    q: text('q'),
    sort: text('sort'),
  })
}

/**
 * How many applications each column of the board shows after "show more": `more-applied=40`. Columns without a valid number are left out.
 */
export function readShown({ searchParams }: URL): Partial<Record<ApplicationStatus, number>> {
  const shown: Partial<Record<ApplicationStatus, number>> = {}
  for (const status of applicationStatuses) {
    const count = Number(searchParams.get(`more-${status}`))
    if (Number.isInteger(count) && count > 0) shown[status] = count
  }
  return shown
}

/** Counted from 1; anything that is no page number is page 1. */
export function readPage({ searchParams }: URL): number {
  const page = Number(searchParams.get('page'))
  return Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1
}
