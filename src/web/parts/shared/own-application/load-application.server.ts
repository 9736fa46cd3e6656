import type { LoaderFunctionArgs } from 'react-router'
import type { OwnKey } from '../../../../domain/applications/load-application.ts'
import { readOwnApplication } from '../../../../domain/applications/read-own-application.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import { listHeldFiles } from '../../../../domain/files/list-held-files.ts'
import { fileHolder } from '../upload/file-holder.server.ts'
import { ownApplicationView } from './application-view.server.ts'

/** What both pages of an own application show, with the uploads that were begun and not sent. */
export async function loadOwnApplication(
  ctx: Context,
  args: Pick<LoaderFunctionArgs, 'context'>,
  key: OwnKey,
) {
  const application = await readOwnApplication(ctx, key)
  const holder = fileHolder(args)
  const [documents, attachments] = await Promise.all([
    listHeldFiles(ctx, { holder, purpose: 'application' }),
    listHeldFiles(ctx, { holder, purpose: 'message' }),
  ])
  const token = 'guestToken' in key ? key.guestToken : null
  return { view: ownApplicationView(ctx, application, token), held: { documents, attachments } }
}
