import type { OwnKey } from '../../../../domain/applications/load-application.ts'
import { readOwnApplication } from '../../../../domain/applications/read-own-application.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import { listHeldFiles } from '../../../../domain/files/list-held-files.ts'
import { ownApplicationView } from './application-view.server.ts'

/** Data of both pages of an application, for accounts and for guests. `held` are uploads that have not been sent yet. */
export async function loadOwnApplication(ctx: Context, key: OwnKey) {
  const application = await readOwnApplication(ctx, key)
  const [documents, attachments] = await Promise.all([
    listHeldFiles(ctx, { purpose: 'application' }),
    listHeldFiles(ctx, { purpose: 'message' }),
  ])
  const token = key.id === null ? ctx.client.guestToken : null
  return { view: ownApplicationView(ctx, application, token), held: { documents, attachments } }
}
