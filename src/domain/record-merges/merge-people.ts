import { noteEvent } from '../audit/steps/note-event.ts'
import { requirePermission } from '../caller/admin.policy.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict, NotFound } from '../caller/errors.ts'
import { joinIdeaPeople } from '../ideas/steps/join-idea-people.ts'
import { queueMail } from '../mail/steps/queue-mail.ts'
import { deleteUser, insertMerge, lockPeople } from './merge.queries.ts'
import type { MergePart } from './merge.values.ts'
import { type MergeRules, mergeOwnedRows, mergeRows, type TableMerge } from './merge-rows.ts'
import { asTried, partsOf } from './steps/try-merge.ts'

type Input = { keptId: string; mergedId: string }

/** Ways in are not handed on: whoever could open the merged account must not open the kept one by it. */
const rules: MergeRules = {
  dropped: new Set([
    'sessions',
    'accounts',
    'factors',
    'factor_challenges',
    'recovery_codes',
    'known_devices',
    'data_exports',
  ]),
  // The log says who did what then; whoever waits for an employer is found anew.
  untouched: new Set(['audit_events', 'admin_users', 'unmapped_people']),
}

/**
 * What merging two accounts would do, by table, without doing it.
 * @throws {NotFound} if one does not exist; {Conflict} `records.merge.same`, `records.merge.administrator` or `records.merge.roles`
 */
export async function previewPeopleMerge(ctx: Context, input: Input): Promise<MergePart[]> {
  requirePermission(ctx, 'people.merge')
  return partsOf(await asTried(ctx, async inside => (await mergeInside(inside, input)).merges))
}

/**
 * Makes two accounts of one person one: the kept one gets everything, except ways to sign in, and the other is gone. Both addresses are told.
 * What was dropped is kept for thirty days.
 * @throws as {@link previewPeopleMerge}
 */
export async function mergePeople(ctx: Context, input: Input & { reason: string }): Promise<void> {
  const admin = requirePermission(ctx, 'people.merge')
  const { keptId, mergedId, reason } = input
  await inTransaction(ctx, async inside => {
    const { kept, merged, merges } = await mergeInside(inside, input)
    await insertMerge(inside.db, {
      kind: 'person',
      keptId,
      mergedId,
      snapshot: { row: merged.row, tables: merges },
      reason,
      mergedBy: admin.userId,
      at: inside.now(),
    })
    await noteEvent(inside, 'accounts-merged', { userId: keptId })
    for (const to of [kept.email, merged.email]) {
      await queueMail(inside, {
        to,
        template: 'accounts-merged',
        props: {
          name: kept.name,
          kept: kept.email,
          merged: merged.email,
          url: inside.links.account(kept.locale),
        },
        locale: kept.locale,
        ...(to === kept.email && { userId: keptId }),
      })
    }
  })
}

async function mergeInside(inside: Context, { keptId, mergedId }: Input) {
  if (keptId === mergedId) throw new Conflict('records.merge.same')
  const people = await lockPeople(inside.db, [keptId, mergedId])
  const kept = people.find(({ id }) => id === keptId)
  const merged = people.find(({ id }) => id === mergedId)
  if (!kept || !merged) throw new NotFound()
  if (kept.adminId !== null || merged.adminId !== null) throw new Conflict('records.merge.administrator')
  // An employer's account and a job seeker's are different things, even of one person.
  if (kept.role !== null && merged.role !== null && kept.role !== merged.role)
    throw new Conflict('records.merge.roles')
  const pair = { kept: keptId, merged: mergedId }
  await joinIdeaPeople(inside, pair)
  const merges: TableMerge[] = [
    ...(await mergeRows(inside.db, { table: 'users', column: 'id' }, pair, rules)),
    ...(await mergeOwnedRows(inside.db, pair, rules)),
  ]
  await deleteUser(inside.db, mergedId)
  const locale = kept.locale === 'en' ? ('en' as const) : ('de' as const)
  return { kept: { ...kept, locale }, merged, merges }
}
