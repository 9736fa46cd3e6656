import { berlinDay } from '../../basics/berlin.ts'
import type { Context } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { deleteInvoicesKeptUntil } from './archive.queries.ts'
import { canTendInvoices } from './invoicing.policy.ts'

/** Deletes invoices eight years after the end of the year they were issued in; their PDFs go with the files of that day. @returns how many */
export async function pruneInvoices(ctx: Context): Promise<number> {
  if (!canTendInvoices(ctx.actor)) throw new NotAllowed()
  return deleteInvoicesKeptUntil(ctx.db, berlinDay(ctx.now()))
}
