import { readLeitwegId } from '../../../invoices/leitweg-id.ts'
import { Invalid } from '../../caller/errors.ts'
import type { Buyer } from '../order.schema.ts'

/** A buyer as typed, with the Leitweg-ID in its usual form. @throws Invalid for one whose check digits do not fit */
export function billable({ leitwegId: typed, ...buyer }: Buyer): Buyer {
  if (!typed) return buyer
  const leitwegId = readLeitwegId(typed)
  if (leitwegId === null) throw new Invalid({ leitwegId: [{ key: 'invoicing.problem.leitweg-id' }] })
  return { ...buyer, leitwegId }
}
