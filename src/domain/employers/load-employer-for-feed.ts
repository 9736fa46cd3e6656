import type { Context } from '../context.ts'
import { NotAllowed, NotFound } from '../errors.ts'
import { loadEmployerByName, loadEmployerName } from './employer-by-name.queries.ts'

/**
 * The employer whose feed is imported, by id or by name. Null for a name nobody has, and for an unknown id when
 * `isUnknownAllowed`. @throws NotAllowed, NotFound.
 */
export async function loadEmployerForFeed(
  ctx: Context,
  employer: { id: number } | { name: string },
  isUnknownAllowed: boolean,
): Promise<{ id: number; name: string; isAgency: boolean } | null> {
  if (ctx.actor.kind !== 'system') throw new NotAllowed()
  if ('name' in employer) return loadEmployerByName(ctx.db, employer.name.replace(/\s+/g, ' ').trim())
  const known = await loadEmployerName(ctx.db, employer.id)
  if (!known && !isUnknownAllowed) throw new NotFound()
  return known
}
