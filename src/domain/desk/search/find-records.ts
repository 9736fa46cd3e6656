import { hasPermission } from '../../caller/admin.policy.ts'
import type { AdminPermission } from '../../caller/admin-permissions.ts'
import type { Context } from '../../caller/context.ts'
import { requireAdmin } from '../../caller/person.policy.ts'
import { readQuestion } from './read-question.ts'
import { type RecordKind, recordKinds } from './record-kind.values.ts'
import { type FoundRecord, type RecordPosition, searchRecords } from './record-search.queries.ts'

const permissionFor: Record<RecordKind, AdminPermission> = {
  person: 'people.read',
  employer: 'employers.read',
  job: 'jobs.read',
  application: 'people.read',
  feed: 'feeds.manage',
  ticket: 'support.answer',
  order: 'billing.manage',
}

export type { FoundRecord, RecordPosition }

export type FoundOfKind = {
  kind: RecordKind
  records: FoundRecord[]
  /** Where the next page begins; null on the last one. */
  next: RecordPosition | null
}

const shownOfEach = 5
const shownOfOne = 30

/** The kinds that the administrator may look for. @throws SignInRequired, NotAllowed for anyone but administrators */
export function searchableKinds(ctx: Context): RecordKind[] {
  const actor = requireAdmin(ctx.actor)
  return recordKinds.filter(kind => hasPermission(actor, permissionFor[kind]))
}

/**
 * Finds records by words, by number or by UUID: the newest few of each kind, or all of the kind that the text begins with, page by page.
 * Kinds without a hit are left out. @throws as {@link searchableKinds}
 */
export async function findRecords(
  ctx: Context,
  { text, after }: { text: string; after: RecordPosition | null },
): Promise<FoundOfKind[]> {
  const question = readQuestion(text)
  const kinds = searchableKinds(ctx).filter(kind => question.kind === null || kind === question.kind)
  const limit = question.kind === null ? shownOfEach : shownOfOne
  const position = question.kind === null ? null : after
  const found = await Promise.all(
    kinds.map(async kind => {
      const rows = await searchRecords(ctx.db, kind, { question, after: position, limit: limit + 1 })
      const records = rows.slice(0, limit)
      const last = rows.length > limit ? records.at(-1) : undefined
      return { kind, records, next: last ? { at: last.at, id: last.id } : null }
    }),
  )
  return found.filter(({ records }) => records.length > 0)
}
