import { readLeitwegId } from '../../../invoices/leitweg-id.ts'
import { readSwissUid, readVatId } from '../../../invoices/vat/vat-ids.ts'
import { Invalid } from '../../caller/errors.ts'
import type { Buyer } from '../order.schema.ts'

/**
 * A buyer as typed, with the Leitweg-ID in its usual form. @throws Invalid for one whose check digits do not fit, and for a VAT ID that
 * cannot be right: it stands on the invoice even where the tax does not depend on it
 */
export function billable({ leitwegId: typed, ...buyer }: Buyer): Buyer {
  const { vatId } = buyer
  if (vatId && !readVatId(vatId) && !readSwissUid(vatId))
    throw new Invalid({ vatId: [{ key: 'order-words.vat.vat-id-malformed' }] })
  if (!typed) return buyer
  const leitwegId = readLeitwegId(typed)
  if (leitwegId === null) throw new Invalid({ leitwegId: [{ key: 'invoicing.problem.leitweg-id' }] })
  return { ...buyer, leitwegId }
}
