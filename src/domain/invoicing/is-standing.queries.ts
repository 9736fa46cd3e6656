import { sql } from 'kysely'

/** Of `invoices`: asks for money and was not taken back, neither by a cancellation nor by the one that goes with a correction. */
export const isStanding = sql<boolean>`(invoices.kind <> 'cancellation' and not exists (
  select from invoices as later where later.preceding_id = invoices.id and later.kind = 'cancellation'))`
