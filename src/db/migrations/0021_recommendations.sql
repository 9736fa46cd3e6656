-- What a person has said about recommended ads, in words that they see and can take back. Nothing else is noted: what somebody opens, reads
-- or skips teaches nothing.

-- Rules that the person made by saying why an ad is not for them.
create table recommendation_rules (
  id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  -- pay: gross EUR a month up to which ads are left out; refusal: a value of the search parameter without
  kind text not null check (kind in ('state', 'town', 'employer', 'specialty', 'profession', 'refusal', 'pay')),
  value text not null check (length(value) between 1 and 120),
  created_at timestamptz not null default now(),
  unique (user_id, kind, value)
);

create table recommendation_dismissals (
  user_id uuid not null references users on delete cascade,
  job_id integer not null references jobs on delete cascade,
  -- null: none was given
  reason text check (reason in ('place', 'pay', 'shifts', 'employer', 'specialty', 'profession', 'known', 'other')),
  -- the rule that it made, which goes when the dismissal is taken back; null when there was none to make or it existed before
  rule_id bigint references recommendation_rules on delete set null,
  at timestamptz not null default now(),
  primary key (user_id, job_id)
);

create table recommendation_settings (
  user_id uuid primary key references users on delete cascade,
  -- null: the weekly mail is off, as it is until somebody asks for it
  mail_since timestamptz,
  -- random; its signature by the site's secret ends the mails without signing in
  link_key text not null unique,
  -- when the person was last told of a new ad, so that it is at most once an hour
  told_at timestamptz,
  updated_at timestamptz not null default now()
);
create index recommendation_settings_mail on recommendation_settings (user_id) where mail_since is not null;

-- One mail a person and week: whoever comes second finds the row. The ads are kept for the figure of how many applications went to ads
-- that had been recommended.
create table recommendation_mails (
  user_id uuid not null references users on delete cascade,
  week text not null,
  at timestamptz not null default now(),
  job_ids integer[] not null default '{}',
  primary key (user_id, week)
);
create index recommendation_mails_age on recommendation_mails using brin (at);
