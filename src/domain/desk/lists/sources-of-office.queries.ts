import { sql } from 'kysely'
import { berlinZone } from '../../../basics/berlin.ts'
import type { Fragment, ListSource } from './list-source.ts'

/** Both days are included. */
function dayFilters(moment: Fragment): ListSource['filters'] {
  const midnight = (day: string) => sql`(${day}::date::timestamp at time zone ${berlinZone})`
  return {
    from: day => sql`${moment} >= ${midnight(day)}`,
    to: day => sql`${moment} < ((${day}::date + 1)::timestamp at time zone ${berlinZone})`,
  }
}

export const orderSource: ListSource = {
  table: 'orders',
  from: sql`orders t left join employers e on e.id = t.employer_id left join coupons c on c.id = t.coupon_id`,
  idType: 'integer',
  doc: sql`words_of((t.buyer->>'name') || ' ' || (t.buyer->>'email'))`,
  columns: {
    number: sql`t.id`,
    buyer: sql`coalesce(e.name, t.buyer->>'name')`,
    product: sql`t.product->'name'`,
    status: sql`t.status`,
    way: sql`case when t.due_days is null then 'online' else 'on-account' end`,
    total: sql`jsonb_build_object('cents', t.total_cents, 'currency', t.currency)`,
    coupon: sql`c.code`,
    email: sql`t.buyer->>'email'`,
    ordered: sql`t.created_at`,
    paid: sql`t.paid_at`,
  },
  filters: {
    status: value => sql`t.status = ${value}`,
    way: value => (value === 'online' ? sql`t.due_days is null` : sql`t.due_days is not null`),
    ...dayFilters(sql`t.created_at`),
  },
}

/** Few enough that their words need no index. */
export const adminSource: ListSource = {
  table: 'admin_users',
  from: sql`admin_users t`,
  idType: 'integer',
  doc: sql`words_of(t.first_name || ' ' || t.last_name || ' ' || t.email)`,
  columns: {
    name: sql`trim(t.first_name || ' ' || t.last_name)`,
    email: sql`t.email`,
    role: sql`t.role`,
    active: sql`case when t.is_active then 'yes' else 'no' end`,
    seen: sql`t.last_login_at`,
    created: sql`t.created_at`,
  },
  filters: {
    role: value => sql`t.role = ${value}`,
    active: value => (value === 'yes' ? sql`t.is_active` : sql`not t.is_active`),
  },
}

export const logSource: ListSource = {
  table: 'audit_events',
  from: sql`audit_events t left join audit_clients c on c.event_id = t.id
    left join users s on s.id = t.user_id left join users a on a.id = t.actor_user_id
    left join employers e on e.id = (t.details->>'employerId')::int`,
  idType: 'integer',
  doc: null,
  people: [sql`t.user_id`, sql`nullif(t.actor_user_id, t.user_id)`],
  columns: {
    at: sql`t.at`,
    kind: sql`t.kind`,
    person: sql`s.name || ' <' || s.email || '>'`,
    by: sql`coalesce(t.actor_name, a.name)`,
    employer: sql`e.name`,
    details: sql`t.details`,
    address: sql`c.ip_address`,
    device: sql`c.user_agent`,
    account: sql`t.user_id`,
  },
  filters: { kind: value => sql`t.kind = ${value}`, ...dayFilters(sql`t.at`) },
}
