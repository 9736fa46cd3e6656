import { daysBefore } from '../../basics/time.ts'
import { findPerson } from '../accounts/find-person.ts'
import { noteEvent } from '../audit/steps/note-event.ts'
import { requirePermission } from '../caller/admin.policy.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict, NotFound } from '../caller/errors.ts'
import { nameEmployers } from '../employers/name-employers.ts'
import { queueMail } from '../mail/steps/queue-mail.ts'
import { type KeptMerge, listMerges, lockMerge, markMergeUndone } from './merge.queries.ts'
import { type MergeKind, type PastMerge, snapshotDays } from './merge.values.ts'
import { restoreMerged } from './restore-merged.ts'

/** What became part of a record within the last thirty days, and can be taken out again; the latest first. */
export async function readMerges(
  ctx: Context,
  { kind, keptId }: { kind: MergeKind; keptId: string },
): Promise<PastMerge[]> {
  requirePermission(ctx, 'people.merge')
  return listMerges(ctx.db, { kind, keptId, since: daysBefore(ctx.now(), snapshotDays) })
}

/**
 * Makes two records of one again, as they were before: what was dropped comes back, and what was handed on and still is there returns. What
 * was made since stays with the kept one. Sessions end for good. Both addresses of a person are told.
 * @throws {NotFound} for a merge that is too old or undone; {Conflict} `records.merge.undo-gone` when the kept record is no more,
 * `records.merge.undo-later` when a later merge has to be undone before, and `records.merge.undo-taken` when something else has taken a place
 * that only one can have, such as the address
 */
export async function undoMerge(ctx: Context, { mergeId }: { mergeId: number }): Promise<KeptMerge> {
  const admin = requirePermission(ctx, 'people.merge')
  return inTransaction(ctx, async inside => {
    const since = daysBefore(inside.now(), snapshotDays)
    const merge = await lockMerge(inside.db, { mergeId, since })
    if (!merge) throw new NotFound()
    const { kind, keptId } = merge
    if (!(await isThere(inside, merge))) throw new Conflict('records.merge.undo-gone')
    const [latest] = await listMerges(inside.db, { kind, keptId, since })
    if (latest && latest.id !== mergeId) throw new Conflict('records.merge.undo-later')
    await restoreMerged(inside.db, merge)
    await markMergeUndone(inside.db, { mergeId, by: admin.userId, now: inside.now() })
    if (kind === 'person') {
      await noteEvent(inside, 'merge-undone', { userId: keptId })
      await tellBoth(inside, merge)
    } else {
      const details = { employerId: Number(keptId), mergedId: Number(merge.mergedId) }
      await noteEvent(inside, 'merge-undone', { details })
    }
    return merge
  })
}

async function isThere(ctx: Context, { kind, keptId }: KeptMerge): Promise<boolean> {
  if (kind === 'person') return (await findPerson(ctx, keptId)) !== null
  return (await nameEmployers(ctx, [Number(keptId)])).has(Number(keptId))
}

async function tellBoth(ctx: Context, { keptId, mergedId }: KeptMerge): Promise<void> {
  const [kept, merged] = [await findPerson(ctx, keptId), await findPerson(ctx, mergedId)]
  if (!kept || !merged) throw new NotFound()
  for (const { id, name, email, locale } of [kept, merged]) {
    await queueMail(ctx, {
      to: email,
      template: 'accounts-merged',
      props: { name, kept: kept.email, merged: merged.email, url: ctx.links.account(locale), undone: true },
      locale,
      userId: id,
    })
  }
}
