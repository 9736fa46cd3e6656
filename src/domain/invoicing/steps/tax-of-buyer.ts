import { decideVat, type VatDecision } from '../../../invoices/vat/decide-vat.ts'
import type { Context } from '../../caller/context.ts'

/**
 * How this site's sales to a business are taxed on a day, by its country and VAT ID alone; see `confirmVatId` for asking whether the ID
 * exists. The caller has asked its policy.
 */
export function taxOfBuyer(
  ctx: Context,
  buyer: { country: string; vatId: string | null },
  on: string,
): VatDecision {
  const { seller, country, isSmallBusiness } = ctx.invoicing
  return decideVat({ seller: { country, vatId: seller?.vatId ?? null, isSmallBusiness }, buyer, on })
}
