import { isUuid } from '../../../basics/uuid.ts'
import type { Context } from '../../caller/context.ts'
import { loadContact } from '../contact-request.queries.ts'
import { requireOwn } from '../talent-pool.policy.ts'
import { saveReport } from './pool-watch.queries.ts'

/**
 * Shows an improper question to the administrators, with what the person says of it, and without who they are. It can be answered all the
 * same; the employer is not told. Idempotent. @throws {NotFound} for another person's
 */
export async function reportContact(ctx: Context, input: { id: string; text: string | null }): Promise<void> {
  const { id } = requireOwn(ctx.actor, isUuid(input.id) ? await loadContact(ctx.db, input.id) : null)
  await saveReport(ctx.db, { id, text: input.text, now: ctx.now() })
}
