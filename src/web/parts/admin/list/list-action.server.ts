import { z } from 'zod'
import { rowIdSchema } from '../../../../domain/caller/row-id.schema.ts'
import { undoBulkMove } from '../../../../domain/desk/bulk/move-in-bulk.ts'
import { viewNameSchema } from '../../../../domain/desk/lists/list.schema.ts'
import type { ListName } from '../../../../domain/desk/lists/list.values.ts'
import { removeView, saveView } from '../../../../domain/desk/lists/saved-views.ts'
import { type AddressName, href } from '../../../addresses.ts'
import { form } from '../../../server/form.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'

const queryOf = (request: Request) => new URL(request.url).search

/** The forms of a list's page: keeping a view, giving one up, and taking back what was done to many rows. */
export function listForms(list: ListName, page: AddressName) {
  return {
    undo: form({ schema: z.object({ id: z.uuid() }) }, async (ctx, { id }, { request }) => {
      await undoBulkMove(ctx, { list, id })
      return redirectWithToast(href(page, ctx.locale) + queryOf(request), 'admin.bulk.undone')
    }),
    'save-view': form({ schema: z.object({ name: viewNameSchema }) }, async (ctx, { name }, { request }) => {
      await saveView(ctx, { list, name, query: queryOf(request) })
      return redirectWithToast(href(page, ctx.locale) + queryOf(request), 'admin.list.view-saved')
    }),
    'remove-view': form({ schema: z.object({ viewId: rowIdSchema }) }, async (ctx, input, { request }) => {
      await removeView(ctx, input)
      return redirectWithToast(href(page, ctx.locale) + queryOf(request), 'admin.list.view-removed')
    }),
  }
}
