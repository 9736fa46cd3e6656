import { sql } from 'kysely'
import type { Database } from '../../src/db/client.ts'

const tables = [
  'users',
  'profiles',
  'employers',
  'jobs',
  'applications',
  'feeds',
  'support_requests',
  'unmapped_people',
  'orders',
  'moderation_cases',
  'ideas',
  'blog_articles',
  'audit_events',
]

/** Rows of everything that administrators search and list, over six years; indexes are made afterwards, which is faster. */
export async function fillDesk(db: Database, rows: number): Promise<{ seconds: number }> {
  const begun = performance.now()
  const indexes = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = any(${tables}) and indexdef not like '%UNIQUE%'`.execute(db)
  for (const { name } of indexes.rows) await sql`drop index ${sql.ref(name)}`.execute(db)
  // The rows fit together as they are made: nothing has to check that, or to make a profile for each account.
  const links = await sql<{ owner: string; name: string }>`
    select conrelid::regclass::text as owner, conname as name from pg_constraint
    where contype = 'f' and conrelid::regclass::text = any(${tables})`.execute(db)
  for (const { owner, name } of links.rows)
    await sql`alter table ${sql.table(owner)} drop constraint ${sql.ref(name)}`.execute(db)
  for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(db)
  await fillPeople(db, rows)
  await fillJobs(db, rows)
  await fillRest(db, rows)
  await fillOffice(db, rows)
  await fillContent(db, rows)
  await db.connection().execute(async one => {
    await sql`set maintenance_work_mem = '512MB'`.execute(one)
    for (const { definition } of indexes.rows) await sql.raw(definition).execute(one)
  })
  await sql`vacuum analyze`.execute(db)
  return { seconds: Math.round((performance.now() - begun) / 1000) }
}

async function fillPeople(db: Database, rows: number): Promise<void> {
  await sql`insert into users (id, name, email, email_verified, sign_up, created_at)
    select ${idOf()}, 'Name Vorname' || n % 100000 || ' Nachname' || n % 200, 'p' || n || '@haus' || n % 1000 || '.example',
      n % 20 > 0, '{}', ${timeOf()} from generate_series(1, ${rows}) n`.execute(db)
  await sql`insert into profiles (id, role, onboarding_complete, created_at)
    select ${idOf()}, (array['job_seeker', 'employer'])[1 + (n / 7) % 2], n % 3 > 0, ${timeOf()}
    from generate_series(1, ${rows}) n`.execute(db)
  await sql`insert into unmapped_people (user_id, created_at)
    select id, created_at from profiles where role = 'employer'`.execute(db)
  await sql`insert into employers (slug, name, type, city, created_at)
    select 'haus-' || n, (array['Klinik', 'Praxis'])[1 + n % 2] || ' Haus' || n, 'hospital', 'Ort' || n % 5000, ${timeOf()}
    from generate_series(1, ${rows}) n`.execute(db)
}

async function fillJobs(db: Database, rows: number): Promise<void> {
  await sql`insert into jobs (employer_id, status, title, title_original, slug, category, reference, created_at, posted_at, published_at)
    select n, (array['published', 'published', 'expired', 'filled', 'paused'])[1 + n % 5], 'Pflegefachkraft Station' || n % 1000,
      '', 'pflege', 'nursing', 'R-' || n, ${timeOf()}, ${timeOf()}, ${timeOf()}
    from generate_series(1, ${rows}) n`.execute(db)
  await sql`insert into applications (id, job_id, employer_id, applicant_email, applicant_name, status, created_at)
    select ${idOf()}, n, n, 'p' || n || '@haus.example', 'Name', 'rejected', ${timeOf()}
    from generate_series(1, ${rows}) n`.execute(db)
}

async function fillRest(db: Database, rows: number): Promise<void> {
  await sql`insert into feeds (employer_id, name, url, created_at)
    select n, 'Feed ' || n, 'https://jobs' || n || '.example/feed', ${timeOf()} from generate_series(1, ${rows}) n`.execute(
    db,
  )
  await sql`insert into support_requests (number, topic, status, user_id, email, locale, link_key, written_at, changed_at, confirmed_at)
    select '2020-' || n, 'other', (array['closed', 'answered'])[1 + n % 2], case when n % 3 = 0 then ${idOf()} end,
      case when n % 3 > 0 then 'p' || n || '@haus.example' end, 'de', 'k' || n, ${timeOf()}, ${timeOf()}, ${timeOf()}
    from generate_series(1, ${rows}) n`.execute(db)
}

async function fillOffice(db: Database, rows: number): Promise<void> {
  await sql`insert into orders (employer_id, status, product, currency, list_cents, tax_cents, total_cents, tax, seller, buyer, locale, due_days, created_at)
    select n, (array['fulfilled', 'fulfilled', 'cancelled', 'refunded', 'awaiting-payment'])[1 + n % 5],
      '{"name": {"de": "Hervorhebung", "en": "Featured ad"}}', 'EUR', 10000, 1900, 11900, '{}', '{}',
      jsonb_build_object('name', 'Klinik Haus' || n, 'email', 'p' || n || '@haus' || n % 1000 || '.example'), 'de',
      case when n % 50 = 0 then 14 end, ${timeOf()} from generate_series(1, ${rows}) n`.execute(db)
  await sql`insert into audit_events (at, kind, user_id, actor_user_id, details)
    select ${timeOf()}, (array['signed-in', 'signed-in', 'signed-out', 'profile-changed', 'sign-in-failed'])[1 + n % 5],
      ${idOf()}, ${idOf()}, '{"way": "password"}' from generate_series(1, ${rows}) n`.execute(db)
}

async function fillContent(db: Database, rows: number): Promise<void> {
  await sql`insert into moderation_cases (target_kind, target_id, label, status, weight, opened_at, changed_at)
    select (array['job', 'job', 'job', 'employer', 'idea'])[1 + n % 5], n::text, 'Pflegefachkraft Station' || n % 1000,
      case when n % 100 = 0 then 'open' else 'decided' end, case when n % 100 = 0 then n % 120 else 0 end, ${timeOf()}, ${timeOf()}
    from generate_series(1, ${rows}) n`.execute(db)
  await sql`insert into ideas (title, slug, text, locale, status, vote_count, written_at, published_at, changed_at, merged_into, merged_at)
    select 'Idee Nummer' || n % 1000, 'idee', 'Text', 'de', (array['new', 'new', 'new', 'planned', 'done'])[1 + n % 5], n % 500,
      ${timeOf()}, ${timeOf()}, ${timeOf()}, case when n % 100 = 0 then 1 end, case when n % 100 = 0 then ${timeOf()} end
    from generate_series(1, ${rows}) n`.execute(db)
  await sql`insert into blog_articles (draft, publish_at, archive_at, created_at, changed_at, changed_by)
    select jsonb_build_object('de', jsonb_build_object('title', 'Artikel Nummer' || n % 1000),
        'en', jsonb_build_object('title', case when n % 3 = 0 then 'Article' || n else '' end)),
      case when n % 10 > 0 then ${timeOf()} end, case when n % 50 = 1 then ${timeOf()} + interval '1 day' end, ${timeOf()}, ${timeOf()}, 'Ada Berg'
    from generate_series(1, ${rows}) n`.execute(db)
}

/** The same id for the same number in every table. */
function idOf() {
  return sql`md5(n::text)::uuid`
}

function timeOf() {
  return sql`timestamptz '2020-01-01' + n * interval '3 minutes'`
}
