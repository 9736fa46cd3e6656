-- Feeds that employers keep themselves: when they are read, how their fields are ours, what each run did and how to undo it.

alter table feeds
  drop column is_active,
  add column created_by uuid references users on delete set null,
  add column schedule text not null default 'daily' check (schedule in ('hourly', 'daily', 'weekly')),
  -- null while it is being set up: nothing of it is published yet
  add column started_at timestamptz default now(),
  add column paused_at timestamptz,
  add column paused_because text check (paused_because in ('person', 'undone', 'ended')),
  -- what a person decided about its fields: {itemPath, fields: {title: 'kopf/bezeichnung'}}
  add column mapping jsonb not null default '{}',
  -- what its last reading found: dialect, fields with samples, proposed mapping
  add column found jsonb,
  add column etag text,
  add column last_modified text,
  -- when it is read by itself; null without an address, while it is set up and while it is paused
  add column next_run_at timestamptz,
  -- whole, healthy and read at: every ad that this run found is confirmed by it without being written
  add column confirmed_at timestamptz,
  add column failures smallint not null default 0,
  add column updated_at timestamptz not null default now();
create index feeds_next_run_at on feeds (next_run_at) where next_run_at is not null;
-- What an employer's programs push has one feed of its own, whatever other feeds are called.
create unique index feeds_one_push on feeds (employer_id) where format = 'push';

alter table feed_runs
  drop constraint feed_runs_status_check,
  add constraint feed_runs_status_check check (status in ('waiting', 'running', 'succeeded', 'failed', 'held')),
  add column kind text not null default 'real' check (kind in ('dry', 'real', 'end', 'undo')),
  -- who asked for it, as in job_events; the schedule is 'system'
  add column asked_by text not null default 'system',
  -- read what was kept instead of asking the address again
  add column reads_kept boolean not null default false,
  add column ended integer not null default 0,
  add column expired integer not null default 0,
  add column items_done integer not null default 0,
  add column items_total integer,
  add column warnings text[] not null default '{}',
  add column reasons jsonb not null default '[]',
  add column hints jsonb not null default '{}',
  -- the document as it came, for 30 days
  add column raw_file_id uuid references files on delete set null,
  add column undone_at timestamptz,
  -- a person has looked at what the brake held back: what is missing from the feed ends
  add column ends_missing boolean not null default false,
  -- how often it was begun: a run that a crash cut off goes on as the same run
  add column attempts smallint not null default 0;
create index feed_runs_waiting on feed_runs (id) where status in ('waiting', 'running');
create index feed_runs_finished_at on feed_runs (finished_at);
-- Nobody waits twice for the same feed.
create unique index feed_runs_one_waiting on feed_runs (feed_id) where status = 'waiting';

alter table files drop constraint files_purpose_check,
  add constraint files_purpose_check
    check (purpose in ('application', 'message', 'cv', 'logo', 'cover', 'gallery', 'feed'));

-- Ads of a run worth a look: those that failed with what the feed said of them, and of a dry run the ads as they would be.
create table feed_run_items (
  run_id integer not null references feed_runs on delete cascade,
  position integer not null,
  kind text not null check (kind in ('new', 'changed', 'ends', 'expired', 'failed')),
  external_id text,
  line integer,
  title text,
  reason text,
  job_id integer references jobs on delete cascade,
  preview jsonb,
  original text,
  primary key (run_id, position)
);
create index feed_run_items_job on feed_run_items (job_id) where job_id is not null;
insert into feed_run_items (run_id, position, kind, external_id, line, reason)
  select run_id, position, 'failed', external_id, line, reason from feed_run_failures;
drop table feed_run_failures;

-- What the last run that touched an ad did to it, and the ad as it was before; for undoing that run.
alter table feed_items
  add column run_id integer,
  add column run_change text check (run_change in ('new', 'changed', 'ended', 'undone')),
  add column before jsonb,
  -- when a program that pushes it last said that it stands; beside the ad, so that saying so writes nothing to it
  add column confirmed_at timestamptz;

alter table jobs
  -- changed by hand by a person: the feed leaves these columns alone
  add column edited_columns text[] not null default '{}',
  -- the same ad of the employer from elsewhere, which is found instead of this one
  add column duplicate_of integer references jobs on delete set null;
create index jobs_duplicate_of on jobs (duplicate_of) where duplicate_of is not null;

-- Whether the address at which one applies still leads to the ad; beside the ad, so that looking writes nothing to it.
create table job_links (
  job_id integer primary key references jobs on delete cascade,
  url text not null,
  state text not null default 'unclear' check (state in ('ok', 'gone', 'unclear')),
  checked_at timestamptz not null,
  -- when it was last seen to lead to the ad
  confirmed_at timestamptz,
  -- how often in a row it led nowhere, and since when
  misses smallint not null default 0,
  missed_since timestamptz
);
create index job_links_checked_at on job_links (checked_at);
