-- A CV that is read for its person: one at a time, in the background. What was found stays until the person has looked through it.
create table cv_readings (
  user_id uuid primary key references job_seekers on delete cascade,
  file_id uuid not null references files on delete cascade,
  status text not null default 'waiting' check (status in ('waiting', 'reading', 'read', 'failed', 'taken')),
  -- why it failed
  problem text,
  -- the facts with their evidence, the sizes of the pages, the text of documents without pages; only while it is read
  result jsonb,
  -- how far the recognition of a scan is
  page smallint,
  pages smallint,
  attempts smallint not null default 0,
  asked_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  check ((status = 'failed') = (problem is not null)),
  check ((status = 'read') = (result is not null))
);
create index cv_readings_open on cv_readings (asked_at) where status in ('waiting', 'reading');
create index cv_readings_file on cv_readings (file_id);
