import { requirePermission } from '../caller/admin.policy.ts'
import type { Context } from '../caller/context.ts'
import { NotFound } from '../caller/errors.ts'
import { type ColumnFacts, listColumns, listTables, type TableFacts } from './database-facts.queries.ts'

/** Sizes of all tables. Never their contents. @throws SignInRequired, NotAllowed */
export async function readTables(ctx: Context): Promise<TableFacts[]> {
  requirePermission(ctx, 'system.read')
  return listTables(ctx.db)
}

/** What the specification calls `get_table_info`: the columns of one table. @throws NotFound */
export async function readTable(ctx: Context, { table }: { table: string }): Promise<ColumnFacts[]> {
  requirePermission(ctx, 'system.read')
  const columns = await listColumns(ctx.db, table)
  if (columns.length === 0) throw new NotFound()
  return columns
}
