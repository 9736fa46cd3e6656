import type { Selectable } from 'kysely'
import type { Database } from '../../../db/client.ts'
import type { Coupons } from '../../../db/tables.ts'
import type { NewCoupon } from './coupon.schema.ts'

export type Coupon = Selectable<Coupons>

/** Locked, so that the last use of a coupon is had once. */
export async function lockCoupon(db: Database, which: { code: string } | { id: number }) {
  const row = await db
    .selectFrom('coupons')
    .selectAll()
    .$if('code' in which, query => query.where('code', '=', 'code' in which ? which.code : ''))
    .$if('id' in which, query => query.where('id', '=', 'id' in which ? which.id : 0))
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** How often it was redeemed: by all, and by this employer. Drafts and cancelled orders use nothing. */
export async function countRedeemed(
  db: Database,
  { couponId, employerId }: { couponId: number; employerId: number | null },
): Promise<{ all: number; own: number }> {
  const { all, own } = await db
    .selectFrom('orders')
    .select(({ fn }) => [
      fn.countAll<string>().as('all'),
      fn.countAll<string>().filterWhere('employer_id', '=', employerId).as('own'),
    ])
    .where('coupon_id', '=', couponId)
    .where('status', 'not in', ['draft', 'cancelled'])
    .executeTakeFirstOrThrow()
  return { all: Number(all), own: Number(own) }
}

/** Null for a code that is taken. */
export async function insertCoupon(
  db: Database,
  coupon: NewCoupon,
  { createdBy, now }: { createdBy: string | null; now: Date },
): Promise<number | null> {
  const row = await db
    .insertInto('coupons')
    .values({
      code: coupon.code,
      note: coupon.note,
      percent: coupon.percent ?? null,
      amount_eur_cents: coupon.eurCents ?? null,
      amount_chf_cents: coupon.chfCents ?? null,
      products: coupon.product === undefined ? [] : [coupon.product],
      uses_most: coupon.usesMost ?? null,
      is_once_each: coupon.isOnceEach,
      valid_from: coupon.validFrom,
      valid_to: coupon.validTo ?? null,
      created_by: createdBy,
      created_at: now,
    })
    .onConflict(conflict => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function endCouponNow(db: Database, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('coupons')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export type ListedCoupon = Awaited<ReturnType<typeof listAllCoupons>>[number]

/** Newest first, with how often each was redeemed; at most 200. */
export async function listAllCoupons(db: Database) {
  return db
    .selectFrom('coupons')
    .selectAll('coupons')
    .select(({ selectFrom }) =>
      selectFrom('orders')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('orders.coupon_id', '=', 'coupons.id')
        .where('orders.status', 'not in', ['draft', 'cancelled'])
        .as('redeemed'),
    )
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
}
