import { findPersonWithEmail } from '../accounts/find-person.ts'
import { noteEvent } from '../audit/steps/note-event.ts'
import { requirePermission } from '../caller/admin.policy.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict, NotFound } from '../caller/errors.ts'
import { giveAccess } from '../employers/steps/give-access.ts'
import {
  completeEmployer,
  deleteEmployer,
  insertMerge,
  linksTo,
  lockEmployers,
  rememberMergedEmployer,
} from './merge.queries.ts'
import type { MergePart } from './merge.values.ts'
import { type MergeRules, mergeRows, type TableMerge } from './merge-rows.ts'
import { asTried, partsOf } from './steps/try-merge.ts'

type Input = { keptId: number; mergedId: number }

const rules: MergeRules = {
  // Programs with a key of the merged employer would otherwise act for the kept one.
  dropped: new Set(['api_keys', 'webhooks']),
  untouched: new Set(),
}

/** Of these nothing may be lost: where both employers have the same, a person decides first. */
const precious = new Set(['jobs', 'applications', 'feeds'])

/**
 * What merging two employers would do, by table, without doing it.
 * @throws {NotFound} if one does not exist; {Conflict} `records.merge.same`, or `records.merge.precious` when rows would be lost that must not
 */
export async function previewEmployersMerge(ctx: Context, input: Input): Promise<MergePart[]> {
  requirePermission(ctx, 'people.merge')
  return partsOf(await asTried(ctx, async inside => (await mergeInside(inside, input)).snapshot.tables))
}

/**
 * Makes two records of one employer one: ads, applications, imports and people belong to the kept one, and the other's address leads to it.
 * @throws as {@link previewEmployersMerge}
 */
export async function mergeEmployers(ctx: Context, input: Input & { reason: string }): Promise<void> {
  const admin = requirePermission(ctx, 'people.merge')
  const { keptId, mergedId, reason } = input
  await inTransaction(ctx, async inside => {
    const { merged, snapshot } = await mergeInside(inside, input)
    await rememberMergedEmployer(inside.db, { id: mergedId, name: merged.name, keptId })
    await insertMerge(inside.db, {
      kind: 'employer',
      keptId: String(keptId),
      mergedId: String(mergedId),
      snapshot,
      reason,
      mergedBy: admin.userId,
      at: inside.now(),
    })
    await noteEvent(inside, 'employers-merged', { details: { employerId: keptId, mergedId } })
  })
}

async function mergeInside(inside: Context, { keptId, mergedId }: Input) {
  if (keptId === mergedId) throw new Conflict('records.merge.same')
  const both = await lockEmployers(inside.db, [keptId, mergedId])
  const merged = both.find(({ id }) => id === mergedId)
  if (!merged || both.length < 2) throw new NotFound()
  const pair = { kept: String(keptId), merged: String(mergedId) }
  const merges: TableMerge[] = await mergeRows(inside.db, { table: 'employers', column: 'id' }, pair, rules)
  const lost = merges.find(({ table, dropped }) => precious.has(table) && dropped.length > 0)
  if (lost) throw new Conflict('records.merge.precious', { count: lost.dropped.length })
  const granted = await keepAccess(inside, { keptId, merged })
  const completed = await completeEmployer(inside.db, keptId, mergedId)
  await deleteEmployer(inside.db, mergedId)
  return { merged, snapshot: { row: merged.row, tables: merges, granted, completed } }
}

/** Whoever acted for the merged employer as its owner, or by its address, acts for the kept one. @returns the links that this made */
async function keepAccess(
  inside: Context,
  { keptId, merged }: { keptId: number; merged: { email: string | null; ownerUserId: string | null } },
): Promise<{ id: number }[]> {
  const byAddress =
    merged.email === null ? null : await findPersonWithEmail(inside, merged.email.toLowerCase())
  const isEmployer = byAddress?.isConfirmed && byAddress.role === 'employer'
  const people = [merged.ownerUserId, isEmployer ? byAddress.id : null].filter(id => id !== null)
  const before = new Set((await linksTo(inside.db, keptId, people)).map(({ id }) => id))
  for (const userId of new Set(people)) {
    await giveAccess(inside, { userId, employerId: keptId, role: 'owner' })
  }
  return (await linksTo(inside.db, keptId, people)).filter(({ id }) => !before.has(id))
}
