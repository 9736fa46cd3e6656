-- Stored searches that tell of new ads, of a person or of an address that confirmed it; and the newsletter's readers.
create table alerts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references users on delete cascade,
  -- a guest's; of a person the account's address counts
  email text check (email = lower(email)),
  locale text not null check (locale in ('de', 'en')),
  name text not null check (length(name) between 1 and 120),
  frequency text not null check (frequency in ('instant', 'daily', 'weekly')),
  status text not null check (status in ('unconfirmed', 'active', 'paused')),
  -- paused by itself until then; null while paused until further notice
  paused_until timestamptz,
  -- the search as its address has it, without sort and page
  criteria text not null check (length(criteria) <= 4000),
  -- random; its signature by the site's secret opens the links of the mails
  link_key text not null unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- ads published before are not news
  watching_since timestamptz not null default now(),
  -- when the first ad was found that no mail has told of; null when there is none
  pending_since timestamptz,
  confirmed_at timestamptz,
  last_sent_at timestamptz,
  -- when its reader last said or showed that it is wanted, and when we last asked
  wanted_at timestamptz not null default now(),
  asked_at timestamptz,
  check (num_nonnulls(user_id, email) = 1)
);
create index alerts_user on alerts (user_id);
create index alerts_email on alerts (email);
create index alerts_active on alerts (id) where status = 'active';
create index alerts_pending on alerts (frequency, pending_since) where status = 'active' and pending_since is not null;
create index alerts_resuming on alerts (paused_until) where status = 'paused' and paused_until is not null;
-- the digest, because an index takes no texts of this length
create unique index alerts_same on alerts (coalesce(user_id::text, email), md5(criteria));

-- No index by ad: ads are marked as deleted, never removed, and a night may add a million rows.
create table alert_matches (
  alert_id uuid not null references alerts on delete cascade,
  job_id integer not null references jobs on delete cascade,
  matched_at timestamptz not null default now(),
  -- in which mail; null until then
  period text,
  read_at timestamptz,
  refused_at timestamptz,
  refused_because text check (refused_because in ('profession', 'place', 'pay', 'hours', 'employer', 'other')),
  primary key (alert_id, job_id)
);
create index alert_matches_refused on alert_matches (alert_id) where refused_because is not null;
-- rows are added in the order of time: enough to find the oldest
create index alert_matches_age on alert_matches using brin (matched_at);

-- One mail an alert and period: whoever comes second finds the row.
create table alert_mails (
  alert_id uuid not null references alerts on delete cascade,
  period text not null,
  at timestamptz not null default now(),
  jobs integer not null,
  primary key (alert_id, period)
);
create index alert_mails_age on alert_mails using brin (at);

-- Who reads the newsletter: which words were agreed to and when, and when the address was confirmed.
create table newsletter_readers (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  locale text not null check (locale in ('de', 'en')),
  link_key text not null unique,
  consent_version text not null,
  asked_at timestamptz not null,
  confirmed_at timestamptz
);
