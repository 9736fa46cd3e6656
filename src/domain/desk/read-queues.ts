import { hasPermission } from '../caller/admin.policy.ts'
import type { Context } from '../caller/context.ts'
import { requireAdmin } from '../caller/person.policy.ts'
import {
  countedMost,
  type Ending,
  listEndings,
  listUndelivered,
  type QueueKind,
  queues,
  readQueueState,
  type UndeliveredMails,
} from './queues.queries.ts'

export type ShownQueue = {
  key: string
  kind: QueueKind
  page: string
  show: string
  /** At most the number up to which is counted; `isMore` says that there are more. */
  count: number
  isMore: boolean
  at: Date | null
}

/**
 * What needs somebody now, of what the administrator may work off: each queue with its size and the time of its oldest entry.
 * @throws SignInRequired, NotAllowed for anyone but administrators
 */
export async function readQueues(ctx: Context): Promise<ShownQueue[]> {
  const actor = requireAdmin(ctx.actor)
  const mine = queues.filter(({ permission }) => hasPermission(actor, permission))
  return Promise.all(
    mine.map(async queue => {
      const { count, at } = await readQueueState(ctx.db, queue, ctx.now())
      const { key, kind, page, show } = queue
      return { key, kind, page, show, at, count: Math.min(count, countedMost), isMore: count > countedMost }
    }),
  )
}

const shownEndings = 20

/** Employers' keys and entitlements that end soon, as far as the administrator may do something about them. @throws as {@link readQueues} */
export async function readEndings(ctx: Context): Promise<Ending[]> {
  const actor = requireAdmin(ctx.actor)
  const kinds = [
    ...(hasPermission(actor, 'employers.decide') ? (['key'] as const) : []),
    ...(hasPermission(actor, 'billing.manage') ? (['entitlement'] as const) : []),
  ]
  return kinds.length === 0 ? [] : listEndings(ctx.db, { now: ctx.now(), kinds, limit: shownEndings })
}

/** Null for administrators who do not look after the technology. @throws as {@link readQueues} */
export async function readUndelivered(ctx: Context): Promise<UndeliveredMails[] | null> {
  const actor = requireAdmin(ctx.actor)
  return hasPermission(actor, 'system.read') ? listUndelivered(ctx.db, ctx.now()) : null
}
