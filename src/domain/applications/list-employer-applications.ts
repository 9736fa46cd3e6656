import { limits } from '../../config/limits.ts'
import { noteAdminWork } from '../audit/steps/note-admin-work.ts'
import type { Context } from '../caller/context.ts'
import { requireManager, requireManagerOrKey } from './application.policy.ts'
import type { EmployerFilter } from './application.schema.ts'
import { type ApplicationStatus, applicationStatuses } from './application.status.ts'
import {
  countForEmployer,
  type EmployerApplicationRow,
  listForEmployer,
  listJobsWithApplications,
} from './employer-application.queries.ts'
import { shownName } from './shown-name.ts'

type Input = EmployerFilter & { employerId: number }

/**
 * One page of an employer's applications, with counts per status under the rest of the filter, and the jobs to filter by.
 * @throws {NotFound} for another employer
 */
export async function listEmployerApplications(
  ctx: Context,
  input: Input & { page: number; pageSize?: number },
) {
  requireManagerOrKey(ctx.actor, input.employerId, 'applications:read')
  await noteAdminWork(ctx, 'applications-listed-by-admin', { employerId: input.employerId })
  const size = input.pageSize ?? limits.pageSize
  const [rows, counts, jobs] = await Promise.all([
    listForEmployer(ctx.db, { ...input, limit: size, offset: (input.page - 1) * size }),
    countForEmployer(ctx.db, input),
    listJobsWithApplications(ctx.db, input.employerId),
  ])
  const all = applicationStatuses.reduce((sum, status) => sum + counts[status], 0)
  const total = input.status === null ? all : counts[input.status]
  return {
    rows: withShownNames(rows, ctx),
    counts,
    total,
    jobs,
    page: input.page,
    pages: Math.max(1, Math.ceil(total / size)),
  }
}

export type ShownApplicationRow = EmployerApplicationRow & { name: string }

function withShownNames(
  rows: readonly EmployerApplicationRow[],
  { locale }: Pick<Context, 'locale'>,
): ShownApplicationRow[] {
  return rows.map(row => ({ ...row, name: shownName(row, locale) }))
}

export type BoardColumn = {
  status: ApplicationStatus
  count: number
  rows: ShownApplicationRow[]
  hasMore: boolean
}

/** Columns of the board from left to right; `unknown` has none. */
const boardStatuses = ['invited', 'applied', 'interview', 'hired', 'rejected', 'withdrawn'] as const

/**
 * The same applications as board columns by status, each with its count and newest entries; `shown` is the number shown per column, for
 * "show more". @throws {NotFound} for another employer
 */
export async function readApplicationBoard(
  ctx: Context,
  input: Input & { shown?: Partial<Record<ApplicationStatus, number>> },
): Promise<{ columns: BoardColumn[]; jobs: { id: number; title: string; count: number }[] }> {
  requireManager(ctx.actor, input.employerId)
  await noteAdminWork(ctx, 'applications-listed-by-admin', { employerId: input.employerId })
  const [counts, jobs, ...lists] = await Promise.all([
    countForEmployer(ctx.db, input),
    listJobsWithApplications(ctx.db, input.employerId),
    ...boardStatuses.map(status =>
      listForEmployer(ctx.db, { ...input, status, limit: shownOf(input.shown, status), offset: 0 }),
    ),
  ])
  const columns = boardStatuses.map((status, index) => {
    const rows = lists[index] ?? []
    return {
      status,
      count: counts[status],
      rows: withShownNames(rows, ctx),
      hasMore: rows.length < counts[status],
    }
  })
  return { columns, jobs }
}

function shownOf(shown: Partial<Record<ApplicationStatus, number>> = {}, status: ApplicationStatus): number {
  return Math.min(shown[status] ?? limits.pageSize, limits.boardColumnMax)
}
