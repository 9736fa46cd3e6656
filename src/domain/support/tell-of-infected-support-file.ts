import { translator } from '../../i18n/translate.ts'
import type { Context } from '../caller/context.ts'
import { findRequestOfFile, insertMessage } from './message.queries.ts'
import { updateRequest } from './support.queries.ts'

/** Notes for the team that a file was infected and deleted; its name stays in the conversation, marked. Called by the virus scan, which has checked its policy. */
export async function tellOfInfectedSupportFile(
  ctx: Context,
  { fileId, name }: { fileId: string; name: string },
): Promise<void> {
  const file = await findRequestOfFile(ctx.db, fileId)
  if (!file) return
  const text = translator('de')('support-notes.infected', { name })
  const note = { author: 'note', writtenBy: null, text, now: ctx.now() } as const
  await insertMessage(ctx.db, { requestId: file.id, ...note })
  await updateRequest(ctx.db, file.id, {})
}
