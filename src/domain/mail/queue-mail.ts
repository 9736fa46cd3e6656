import type { Context, Locale } from '../context.ts'
import { insertMessage } from './message.queries.ts'

/** Writes a mail to the outbox in the caller's transaction; it leaves after the commit. */
export async function queueMail(
  ctx: Context,
  mail: { to: string; template: string; props: object; locale: Locale; userId?: string; key?: string },
): Promise<void> {
  await insertMessage(ctx.db, { ...mail, now: ctx.now() })
  await ctx.tasks.enqueue('send-messages', {})
}
