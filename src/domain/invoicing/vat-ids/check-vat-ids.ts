import { hoursAfter } from '../../../basics/time.ts'
import type { Context } from '../../caller/context.ts'
import { NotAllowed } from '../../caller/errors.ts'
import { isOn } from '../../switches/steps/is-on.ts'
import { canTendInvoices, requireBilling } from '../invoicing.policy.ts'
import { askVies } from '../steps/ask-vies.ts'
import {
  findDueChecks,
  keepAnswer,
  listInvalidOnInvoices,
  postponeCheck,
  type VatIdCheck,
} from './vat-id.queries.ts'

const mostAtOnce = 20
/** A quarter of an hour, then twice as long each time, up to a day. */
const firstWaitHours = 0.25
const longestWaitHours = 24

/**
 * Asks VIES about VAT IDs that wait for it, and keeps the answers. One that cannot be asked just now waits longer each time and is never
 * taken for invalid. Nothing is asked while the switch `vies` is off. @returns how many were answered
 */
export async function checkVatIds(ctx: Context): Promise<number> {
  if (!canTendInvoices(ctx.actor)) throw new NotAllowed()
  if (!isOn(ctx, 'vies')) return 0
  let answered = 0
  for (const check of await findDueChecks(ctx.db, ctx.now(), mostAtOnce))
    if (await tryCheck(ctx, check)) answered++
  return answered
}

async function tryCheck(ctx: Context, { id, vatId, requester, tries }: VatIdCheck): Promise<boolean> {
  const answer = await askVies(ctx, { vatId, requester })
  const at = ctx.now()
  if (answer.kind === 'unavailable') {
    const hours = Math.min(firstWaitHours * 2 ** tries, longestWaitHours)
    const { problem } = answer
    await postponeCheck(ctx.db, id, { tries: tries + 1, nextTryAt: hoursAfter(at, hours), problem })
    return false
  }
  const { requestId, whole } = answer
  await keepAnswer(ctx.db, id, { status: answer.isValid ? 'valid' : 'invalid', at, requestId, whole })
  return true
}

/**
 * Invoices to VAT IDs that turned out not to exist: each has to be cancelled and issued anew with VAT.
 * @throws SignInRequired, NotAllowed for everyone but administrators with `billing.manage` and the operator
 */
export async function listInvalidVatIds(ctx: Context): ReturnType<typeof listInvalidOnInvoices> {
  requireBilling(ctx.actor)
  return listInvalidOnInvoices(ctx.db)
}
