import { limits } from '../../../config/limits.ts'
import { requirePermission } from '../../caller/admin.policy.ts'
import type { AdminPermission } from '../../caller/admin-permissions.ts'
import type { Context } from '../../caller/context.ts'
import { countedMost } from '../queues.queries.ts'
import { countList, type ListRow, listCondition, selectListPage } from './list.queries.ts'
import { type ListQuestion, writePosition } from './list.schema.ts'
import type { ListName } from './list.values.ts'

const permissionFor: Record<ListName, AdminPermission> = {
  people: 'people.read',
  employers: 'employers.read',
  jobs: 'jobs.read',
  feeds: 'feeds.manage',
  tickets: 'support.answer',
  orders: 'billing.manage',
  cases: 'reports.decide',
  ideas: 'content.edit',
  articles: 'content.edit',
  admins: 'admins.manage',
  log: 'audit.read',
}

/** Each list asks its own permission. @returns the administrator's number */
export function requireList(ctx: Context, list: ListName): number {
  return requirePermission(ctx, permissionFor[list]).adminId
}

export type { ListRow }

export type ListPage = {
  rows: ListRow[]
  /** At most the number up to which is counted; `isMore` says that there are more. */
  count: number
  isMore: boolean
  /** Where the next page begins; null on the last one. */
  next: string | null
}

/** One page of a list: as fast at its end as at its beginning, because it goes on from the last row. @throws as `requirePermission` */
export async function readList(
  ctx: Context,
  { list, question }: { list: ListName; question: ListQuestion },
): Promise<ListPage> {
  requireList(ctx, list)
  const reading = { db: ctx.db, now: ctx.now() }
  const condition = await listCondition(reading, list, question)
  const [found, count] = await Promise.all([
    selectListPage(reading, list, { question, condition, limit: limits.pageSize + 1 }),
    countList(ctx.db, { list, condition }),
  ])
  const rows = found.slice(0, limits.pageSize)
  const last = found.length > limits.pageSize ? rows.at(-1) : undefined
  return {
    rows,
    count: Math.min(count, countedMost),
    isMore: count > countedMost,
    next: last ? writePosition({ value: last.position, id: last.id }) : null,
  }
}
