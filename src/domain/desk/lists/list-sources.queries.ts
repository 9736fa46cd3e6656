import { type RawBuilder, sql } from 'kysely'
import type { ListName } from './list.values.ts'

type Fragment = RawBuilder<unknown>

export type ListSource = {
  table: string
  /** `t` is the table of the rows, with what its columns need. Filters and orders know `t` alone. */
  from: Fragment
  idType: 'integer' | 'uuid'
  /** The indexed expression of the words, the same as in the migration. */
  doc: Fragment
  columns: Record<string, Fragment>
  filters: Record<string, (value: string) => Fragment>
}

const linked = sql`(t.owner_user_id is not null or exists (
  select from user_employer_links l where l.employer_id = t.id and l.status = 'active'))`
const hiring = sql`exists (select from jobs j where j.employer_id = t.id and j.status = 'published')`
const requested = sql`exists (select from user_employer_links l where l.employer_id = t.id and l.status = 'requested')`

/** How the columns and filters of `list.values.ts` are read. */
export const listSources: Record<ListName, ListSource> = {
  people: {
    table: 'users',
    from: sql`users t left join profiles p on p.id = t.id`,
    idType: 'uuid',
    doc: sql`words_of(t.name || ' ' || t.email)`,
    columns: {
      name: sql`t.name`,
      email: sql`t.email`,
      role: sql`coalesce(p.role, 'none')`,
      confirmed: sql`case when t.email_verified then 'yes' else 'no' end`,
      created: sql`t.created_at`,
    },
    filters: {
      role: value =>
        value === 'none'
          ? sql`not exists (select from profiles p where p.id = t.id and p.role is not null)`
          : sql`exists (select from profiles p where p.id = t.id and p.role = ${value})`,
      // Not as a parameter: an index holds just those who are not confirmed.
      confirmed: value => (value === 'yes' ? sql`t.email_verified` : sql`not t.email_verified`),
    },
  },
  employers: {
    table: 'employers',
    from: sql`employers t`,
    idType: 'integer',
    doc: sql`words_of(t.name || ' ' || coalesce(t.city, '') || ' ' || coalesce(t.email, ''))`,
    columns: {
      name: sql`t.name`,
      city: sql`t.city`,
      published: sql`(select count(*)::int from jobs j where j.employer_id = t.id and j.status = 'published')`,
      people: sql`(select count(*)::int from user_employer_links l where l.employer_id = t.id and l.status = 'active')
        + (t.owner_user_id is not null)::int`,
      requests: sql`(select count(*)::int from user_employer_links l where l.employer_id = t.id and l.status = 'requested')`,
      email: sql`t.email`,
      created: sql`t.created_at`,
    },
    filters: {
      hiring: value => (value === 'hiring' ? hiring : sql`not ${hiring}`),
      link: value =>
        value === 'linked'
          ? linked
          : value === 'requested'
            ? requested
            : sql`not ${linked} and not ${requested}`,
    },
  },
  jobs: {
    table: 'jobs',
    from: sql`jobs t`,
    idType: 'integer',
    doc: sql`words_of(t.title || ' ' || coalesce(t.reference, '') || ' ' || coalesce(t.external_id, ''))`,
    columns: {
      title: sql`t.title`,
      employer: sql`(select e.name from employers e where e.id = t.employer_id)`,
      status: sql`t.status`,
      source: sql`t.source`,
      reference: sql`t.reference`,
      ends: sql`t.valid_through`,
      created: sql`t.created_at`,
    },
    filters: {
      status: value => sql`t.status = ${value}`,
      source: value => sql`t.source = ${value}`,
    },
  },
}
