import pg from 'pg'
import { type Cluster, clusterUrl, databaseName, owner } from './cluster.ts'

/**
 * Creates the site's database and its owner account when missing. Objects that earlier versions created as superuser are handed over, so
 * that a vulnerability in the site does not lead into the machine.
 */
export async function handOver(cluster: Cluster, port: number): Promise<void> {
  await connected(clusterUrl(cluster, port, 'keeper', 'postgres'), async keeper => {
    const { rowCount: roles } = await keeper.query('select from pg_roles where rolname = $1', [owner])
    if (!roles)
      await keeper.query(`create role ${owner} login password ${keeper.escapeLiteral(cluster.password)}`)
    const { rows } = await keeper.query<{ owner: string }>(
      'select pg_get_userbyid(datdba) as owner from pg_database where datname = $1',
      [databaseName],
    )
    if (!rows[0]) await keeper.query(`create database ${databaseName} owner ${owner}`)
    else if (rows[0].owner !== owner) await keeper.query(`alter database ${databaseName} owner to ${owner}`)
  })
  await connected(clusterUrl(cluster, port, 'keeper'), async keeper => {
    const { rows } = await keeper.query<{ statement: string }>(foreignObjects)
    if (rows.length > 0) await keeper.query(rows.map(({ statement }) => statement).join(';'))
  })
}

/** Sequences of columns and row types belong to their table and follow it. */
const foreignObjects = `
  with rooms as (
    select oid, nspname, nspowner from pg_namespace
    where nspname !~ '^pg_' and nspname <> 'information_schema'
  )
  select format('alter %s %s owner to ${owner}', kind, name) as statement from (
    select 'schema' as kind, quote_ident(nspname) as name, nspowner as by from rooms where nspname <> 'public'
    union all
    select
      case c.relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end,
      c.oid::regclass::text, c.relowner
    from pg_class c join rooms on rooms.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'S') and not exists (
      select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass
        and d.refclassid = 'pg_class'::regclass and d.deptype in ('a', 'i') and c.relkind = 'S')
    union all
    select 'routine', p.oid::regprocedure::text, p.proowner from pg_proc p join rooms on rooms.oid = p.pronamespace
    union all
    select 'type', t.oid::regtype::text, t.typowner from pg_type t join rooms on rooms.oid = t.typnamespace
    where t.typtype in ('e', 'd')
  ) as objects
  where by = (select oid from pg_roles where rolname = current_user)`

async function connected(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
