import { daysBefore } from '../../../basics/time.ts'
import { readVatId } from '../../../invoices/vat/vat-ids.ts'
import type { Context } from '../../caller/context.ts'
import { findCheck, insertCheck } from '../vat-ids/vat-id.queries.ts'

/** An answer is asked for anew after so long. */
const freshDays = 30

/** `unknown`: not answered yet, or nobody may be asked. It is no reason to refuse an order. */
export type VatIdStanding = 'malformed' | 'valid' | 'invalid' | 'unknown'

/**
 * Whether a VAT ID of the Union exists, as far as it is known just now; what is not known is asked by a task, in the caller's transaction,
 * and the answer is kept as the proof. The caller has asked its policy.
 */
export async function confirmVatId(
  ctx: Context,
  { vatId, sellerVatId }: { vatId: string; sellerVatId: string | null },
): Promise<VatIdStanding> {
  const id = readVatId(vatId)
  if (!id) return 'malformed'
  const known = await findCheck(ctx.db, id.text)
  if (known?.answeredAt && known.answeredAt > daysBefore(ctx.now(), freshDays))
    return known.status === 'valid' ? 'valid' : 'invalid'
  const requester = readVatId(sellerVatId ?? '')?.text ?? null
  if (known?.status !== 'waiting') await insertCheck(ctx.db, { vatId: id.text, requester, now: ctx.now() })
  await ctx.tasks.enqueue('check-vat-ids', {})
  return 'unknown'
}
