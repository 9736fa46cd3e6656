import type { Context } from '../../caller/context.ts'
import { NotAllowed } from '../../caller/errors.ts'
import { loadEmployerByName, loadEmployerName } from '../employer-by-name.queries.ts'

/** The employer whose feed is imported, by id or name; null when there is none. @throws NotAllowed */
export async function loadEmployerForFeed(
  ctx: Context,
  employer: { id: number } | { name: string },
): Promise<{ id: number; name: string; isAgency: boolean } | null> {
  if (ctx.actor.kind !== 'system') throw new NotAllowed()
  if ('name' in employer) return loadEmployerByName(ctx.db, employer.name.replace(/\s+/g, ' ').trim())
  return loadEmployerName(ctx.db, employer.id)
}
