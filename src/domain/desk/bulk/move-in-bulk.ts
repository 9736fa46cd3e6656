import { hoursBefore } from '../../../basics/time.ts'
import { isUuid } from '../../../basics/uuid.ts'
import { hasPermission, requirePermission } from '../../caller/admin.policy.ts'
import type { AdminPermission } from '../../caller/admin-permissions.ts'
import type { Context } from '../../caller/context.ts'
import { isDomainError, NotFound } from '../../caller/errors.ts'
import { listCondition, selectListPage } from '../lists/list.queries.ts'
import type { ListQuestion } from '../lists/list.schema.ts'
import type { ListName } from '../lists/list.values.ts'
import { bulkArticles } from './bulk-articles.ts'
import { bulkCases } from './bulk-cases.ts'
import { bulkEmployers } from './bulk-employers.ts'
import { bulkFeeds } from './bulk-feeds.ts'
import { bulkIdeas } from './bulk-ideas.ts'
import { bulkJobs } from './bulk-jobs.ts'
import type { BulkKind } from './bulk-kind.ts'
import { type BulkMove, findLastBulkMove, insertBulkMove, markUndone } from './bulk-move.queries.ts'
import { type BulkAction, type BulkRefusal, bulkActions, oppositeOf } from './bulk-move.values.ts'
import { bulkOrders } from './bulk-orders.ts'
import { bulkPeople } from './bulk-people.ts'
import { bulkTickets } from './bulk-tickets.ts'

/** As many rows are changed at once; the rest waits for the next time. */
export const bulkMost = 500
const undoHours = 1

/** Nothing is done to many of these at once. */
const bulkNothing: BulkKind = {
  permission: () => 'admins.manage',
  load: () => Promise.resolve([]),
  change: () => Promise.reject(new NotFound()),
}

const kinds: Record<ListName, BulkKind> = {
  people: bulkPeople,
  employers: bulkEmployers,
  jobs: bulkJobs,
  feeds: bulkFeeds,
  tickets: bulkTickets,
  orders: bulkOrders,
  cases: bulkCases,
  ideas: bulkIdeas,
  articles: bulkArticles,
  admins: bulkNothing,
  log: bulkNothing,
}

/** Rows that were ticked, or all of a list as asked. */
export type ChosenRows = { ids: readonly string[] } | { question: ListQuestion }

type Named = { id: string; name: string }
export type BulkPreview = {
  possible: Named[]
  refused: { reason: BulkRefusal; records: Named[] }[]
  /** Whether more match than are changed at once. */
  hasMore: boolean
}

type Move = { list: ListName; action: BulkAction }

/** What each action of a list needs; shown are those that the administrator may. */
export function bulkPermission({ list, action }: Move): AdminPermission {
  return kinds[list].permission(action)
}

/** What a change of many rows would do, and to which it cannot be done and why. @throws as `requirePermission`; NotFound for an action of another list */
export async function previewBulkMove(
  ctx: Context,
  { list, action, chosen }: Move & { chosen: ChosenRows },
): Promise<BulkPreview> {
  requireMove(ctx, { list, action })
  const ids = await idsOf(ctx, list, chosen)
  const shown = ids.slice(0, bulkMost)
  const found = new Map((await kinds[list].load(ctx, { action, ids: shown })).map(each => [each.id, each]))
  const preview: BulkPreview = { possible: [], refused: [], hasMore: ids.length > bulkMost }
  for (const id of shown) {
    const { name, refusal } = found.get(id) ?? { name: `#${id}`, refusal: 'gone' as const }
    if (refusal === null) preview.possible.push({ id, name })
    else refuse(preview, refusal, { id, name })
  }
  return preview
}

function requireMove(ctx: Context, { list, action }: Move): number {
  const { adminId } = requirePermission(ctx, bulkPermission({ list, action }))
  if (!bulkActions[list].some(each => each === action)) throw new NotFound()
  return adminId
}

async function idsOf(ctx: Context, list: ListName, chosen: ChosenRows): Promise<string[]> {
  if ('ids' in chosen) return [...new Set(chosen.ids)].filter(id => isIdOf(list, id))
  const question = { ...chosen.question, after: null }
  const reading = { db: ctx.db, now: ctx.now() }
  const condition = await listCondition(reading, list, question)
  const rows = await selectListPage(reading, list, { question, condition, limit: bulkMost + 1 })
  return rows.map(({ id }) => id)
}

function isIdOf(list: ListName, id: string): boolean {
  return list === 'people' ? isUuid(id) : /^\d{1,9}$/.test(id)
}

function refuse(preview: BulkPreview, reason: BulkRefusal, record: Named): void {
  const group = preview.refused.find(each => each.reason === reason)
  if (group) group.records.push(record)
  else preview.refused.push({ reason, records: [record] })
}

/** Changes what the preview calls possible, each row on its own, and keeps which for the undoing. @throws as {@link previewBulkMove} */
export async function moveInBulk(
  ctx: Context,
  { ids, reason = null, ...move }: Move & { ids: readonly string[]; reason?: string | null },
): Promise<{ done: number; left: number }> {
  const adminId = requireMove(ctx, move)
  const { possible } = await previewBulkMove(ctx, { ...move, chosen: { ids: ids.slice(0, bulkMost) } })
  const done = await changeEach(ctx, { ...move, ids: possible.map(({ id }) => id), reason })
  if (done.length > 0)
    await insertBulkMove(ctx.db, { ...move, adminId, ids: done, reason, doneAt: ctx.now() })
  return { done: done.length, left: ids.length - done.length }
}

/** The administrator's latest change of many rows of a list, as long as it can be undone. @throws as `requirePermission` for whoever may do none; NotFound for a list without any */
export async function readLastBulkMove(ctx: Context, { list }: { list: ListName }): Promise<BulkMove | null> {
  const actions: readonly BulkAction[] = bulkActions[list]
  const may = actions.find(action => hasPermission(ctx.actor, bulkPermission({ list, action }))) ?? actions[0]
  if (may === undefined) throw new NotFound()
  const { adminId } = requirePermission(ctx, bulkPermission({ list, action: may }))
  return findLastBulkMove(ctx.db, { adminId, list, since: hoursBefore(ctx.now(), undoHours) })
}

/** Takes it back for all rows that have not been changed since. @throws as {@link previewBulkMove}; NotFound when it cannot be undone any more */
export async function undoBulkMove(
  ctx: Context,
  { list, id }: { list: ListName; id: string },
): Promise<{ done: number }> {
  const last = await readLastBulkMove(ctx, { list })
  const action = last?.id === id ? oppositeOf[last.action] : undefined
  if (!last || action === undefined) throw new NotFound()
  const adminId = requireMove(ctx, { list, action })
  if (!(await markUndone(ctx.db, { id, adminId, now: ctx.now() }))) throw new NotFound()
  const { possible } = await previewBulkMove(ctx, { list, action, chosen: { ids: last.ids } })
  const done = await changeEach(ctx, {
    list,
    action,
    ids: possible.map(each => each.id),
    reason: null,
  })
  return { done: done.length }
}

/** What somebody else may have brought about meanwhile, or what is asked too often: the row is left as it is. */
const leftAlone = ['conflict', 'not-found', 'too-many', 'invalid']

async function changeEach(
  ctx: Context,
  { list, action, ids, reason }: Move & { ids: readonly string[]; reason: string | null },
): Promise<string[]> {
  const done: string[] = []
  for (const id of ids) {
    try {
      await kinds[list].change(ctx, { action, id, reason })
      done.push(id)
    } catch (error) {
      if (!isDomainError(error) || !leftAlone.includes(error.kind)) throw error
    }
  }
  return done
}
