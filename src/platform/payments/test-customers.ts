import { randomUUID } from 'node:crypto'
import type { Database } from '../../db/client.ts'
import type { PaymentProvider } from './payment-provider.ts'

type Portal = Required<Pick<PaymentProvider, 'makeCustomer' | 'openPortal' | 'portal'>>

/** Customers of the test provider, each with one card that is none. */
export function testCustomers(
  db: Database,
  portalUrl: (customerId: string, locale: 'de' | 'en') => string,
): Portal {
  const change = async (id: string, values: { return_url: string } | { card: string | null }) => {
    const changed = db.updateTable('test_customers').set(values).where('id', '=', id)
    return (await changed.executeTakeFirst()).numUpdatedRows === 1n
  }
  return {
    async makeCustomer({ key: reference }) {
      await db
        .insertInto('test_customers')
        .values({ id: `test_customer_${randomUUID()}`, reference, return_url: '' })
        .onConflict(conflict => conflict.column('reference').doNothing())
        .execute()
      const made = db.selectFrom('test_customers').select('id').where('reference', '=', reference)
      return (await made.executeTakeFirstOrThrow()).id
    },

    async openPortal({ customerId, returnUrl, locale }) {
      const isKnown = await change(customerId, { return_url: returnUrl })
      return isKnown ? { url: portalUrl(customerId, locale) } : null
    },

    portal: {
      async read(customerId) {
        const row = await db
          .selectFrom('test_customers')
          .select(['card', 'return_url as returnUrl'])
          .where('id', '=', customerId)
          .executeTakeFirst()
        return row ?? null
      },
      play: (customerId, act) => change(customerId, { card: act === 'keep' ? '4242' : null }),
    },
  }
}
