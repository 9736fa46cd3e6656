import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/client.ts'

export type SearchingEmployer = {
  id: number
  name: string
  email: string | null
  website: string | null
  /** An administrator has locked it out. */
  isLocked: boolean
}

export async function loadSearchingEmployers(
  db: Database,
  employerIds: readonly number[],
): Promise<SearchingEmployer[]> {
  if (employerIds.length === 0) return []
  return db
    .selectFrom('employers')
    .select([
      'id',
      'name',
      'email',
      'website',
      sql<boolean>`exists (select from talent_pool_locks where employer_id = employers.id)`.as('isLocked'),
    ])
    .where('id', 'in', [...employerIds])
    .execute()
}

/** By which a person's exclusions recognise who searches: all employers that the caller acts for. */
export type SearcherKeys = {
  employerIds: readonly number[]
  wholes: readonly string[]
  parts: readonly string[]
  domains: readonly string[]
  /** One of them is locked out, and finds nobody through the others either. */
  isLocked: boolean
}

export const noKeys: SearcherKeys = { employerIds: [], wholes: [], parts: [], domains: [], isLocked: false }

/** Of the row `pool` of the talent pool: none of its exclusions, and no employer that the person acts for, is the searcher. */
export function isNotHiddenFrom({
  employerIds,
  wholes,
  parts,
  domains,
  isLocked,
}: SearcherKeys): RawBuilder<boolean> {
  if (isLocked) return sql`false`
  if (employerIds.length === 0) return sql`true`
  const ids = sql`${sql.val([...employerIds])}::int[]`
  return sql<boolean>`not exists (
      select from talent_exclusions x where x.user_id = pool.user_id and (
        x.employer_id = any(${ids}) or x.name_key = any(${sql.val([...parts, ...wholes])}::text[])
        or x.name_parts && ${sql.val([...wholes])}::text[] or x.domain = any(${sql.val([...domains])}::text[]))
    ) and not exists (
      select from user_employer_links l where l.user_id = pool.user_id and l.employer_id = any(${ids}) and l.status <> 'refused'
    ) and not exists (select from employers e where e.owner_user_id = pool.user_id and e.id = any(${ids}))`
}
