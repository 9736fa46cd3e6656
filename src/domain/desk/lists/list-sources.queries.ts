import { sql } from 'kysely'
import { ticketNumberIn } from '../search/read-question.ts'
import type { ListName } from './list.values.ts'
import type { Fragment, ListSource } from './list-source.ts'
import { articleSource, caseSource, ideaSource } from './sources-of-content.queries.ts'
import { adminSource, logSource, orderSource } from './sources-of-office.queries.ts'

const linked = sql`(t.owner_user_id is not null or exists (
  select from user_employer_links l where l.employer_id = t.id and l.status = 'active'))`
const hiring = sql`exists (select from jobs j where j.employer_id = t.id and j.status = 'published')`
const requested = sql`exists (select from user_employer_links l where l.employer_id = t.id and l.status = 'requested')`

const wholeAddress = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/** Each as the indexes of the migration have it. */
const feedStates: Record<string, Fragment> = {
  draft: sql`t.started_at is null`,
  paused: sql`(t.paused_at is not null and t.started_at is not null)`,
  failing: sql`(t.failures > 0 and t.paused_at is null and t.started_at is not null)`,
  running: sql`(t.failures = 0 and t.paused_at is null and t.started_at is not null)`,
}

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
  feeds: {
    table: 'feeds',
    from: sql`feeds t`,
    idType: 'integer',
    // The one under which programs push ads is never read.
    only: sql`t.format <> 'push'`,
    doc: sql`words_of(t.name || ' ' || coalesce(t.url, ''))`,
    columns: {
      name: sql`t.name`,
      employer: sql`(select e.name from employers e where e.id = t.employer_id)`,
      state: sql`case when t.started_at is null then 'draft' when t.paused_at is not null then 'paused'
        when t.failures > 0 then 'failing' else 'running' end`,
      way: sql`case when t.url is null then 'file' else 'link' end`,
      published: sql`(select count(*)::int from jobs j where j.feed_id = t.id and j.status = 'published')`,
      next: sql`t.next_run_at`,
      created: sql`t.created_at`,
      url: sql`t.url`,
    },
    filters: {
      state: value => feedStates[value] ?? sql`false`,
      way: value => (value === 'file' ? sql`t.url is null` : sql`t.url is not null`),
    },
  },
  tickets: {
    table: 'support_requests',
    from: sql`support_requests t left join users u on u.id = t.user_id left join users a on a.id = t.assigned_to`,
    idType: 'integer',
    only: sql`(t.status <> 'unconfirmed' and t.merged_into is null)`,
    // Only guests have an address of their own.
    doc: sql`words_of(coalesce(t.email, ''))`,
    people: [sql`t.user_id`],
    known: asked => {
      const number = ticketNumberIn(asked)
      if (number !== null) return sql`t.number = ${number}`
      // The words of an address are too common: its domain is in many others.
      const address = asked.toLowerCase()
      return wholeAddress.test(address)
        ? sql`(t.email = ${address} or t.user_id = (select u.id from users u where u.email = ${address}))`
        : null
    },
    columns: {
      number: sql`t.number`,
      from: sql`coalesce(u.name, t.email)`,
      topic: sql`t.topic`,
      status: sql`t.status`,
      assigned: sql`a.name`,
      due: sql`t.due_at`,
      written: sql`t.written_at`,
    },
    filters: {
      status: value => sql`t.status = ${value}`,
      topic: value => sql`t.topic = ${value}`,
    },
  },
  orders: orderSource,
  cases: caseSource,
  ideas: ideaSource,
  articles: articleSource,
  admins: adminSource,
  log: logSource,
}
