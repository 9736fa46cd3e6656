import type { Context } from '../../caller/context.ts'
import { Conflict, NotFound } from '../../caller/errors.ts'
import { requireAdmin } from '../../caller/person.policy.ts'
import type { ListName } from './list.values.ts'
import { requireList } from './read-list.ts'
import { deleteView, type SavedView, selectViews, upsertView } from './saved-view.queries.ts'

const mostViews = 30

/** The administrator's own views of a list; nobody else sees them. @throws as `requirePermission` */
export async function listViews(ctx: Context, { list }: { list: ListName }): Promise<SavedView[]> {
  return selectViews(ctx.db, requireList(ctx, list), list)
}

/** `query` is that of the list's address. @throws as {@link listViews}; Conflict for too many */
export async function saveView(
  ctx: Context,
  { list, name, query }: { list: ListName; name: string; query: string },
): Promise<void> {
  const adminId = requireList(ctx, list)
  const known = await selectViews(ctx.db, adminId, list)
  if (known.length >= mostViews && known.every(view => view.name !== name))
    throw new Conflict('admin.list.too-many-views', { most: mostViews })
  const params = new URLSearchParams(query.slice(0, 1000))
  for (const passing of ['after', 'index', 'ask']) params.delete(passing)
  await upsertView(ctx.db, { adminId, list, name, query: params.toString(), now: ctx.now() })
}

/** @throws SignInRequired, NotAllowed; NotFound for a view that is not the administrator's own */
export async function removeView(ctx: Context, { viewId }: { viewId: number }): Promise<void> {
  const { adminId } = requireAdmin(ctx.actor)
  if (!(await deleteView(ctx.db, adminId, viewId))) throw new NotFound()
}
