-- The talent pool: who wants to be found, what is shown of them, whom it is hidden from, who looked, and who asked.

-- Words of a vocabulary have no blanks: a sentence, a name or an address cannot get into what is shown.
create function are_vocabulary_words(words text[]) returns boolean language sql immutable parallel safe as $$
  select not exists (select 1 from unnest(words) as w (word) where word is null or word !~ '^[A-Za-z0-9][A-Za-z0-9_:-]{0,59}$')
$$;

create table talent_pool (
  user_id uuid primary key references job_seekers on delete cascade,
  visibility text not null default 'off' check (visibility in ('off', 'anonymous')),
  -- names the profile on pages; a new one each time somebody joins, so that old addresses lead nowhere
  public_id uuid not null unique default gen_random_uuid(),
  joined_at timestamptz,
  paused_at timestamptz,
  consent_until timestamptz,
  last_active_at timestamptz not null default now(),
  -- when the person was told that the profile ends for want of activity, and that the consent does
  warned_at timestamptz,
  renewal_asked_at timestamptz,
  -- when the person last said whether to pause after being hired
  hire_answered_at timestamptz,
  -- random; its signature by the site's secret opens the links of the mails
  link_key text not null unique,
  -- counts changes of the profile; what follows was written for derived_changes, and a profile is shown only while both are equal
  changes integer not null default 1,
  derived_changes integer not null default 0,
  -- all that is shown and searched: values of the vocabulary, numbers and dates
  professions text[] not null default '{}' check (are_vocabulary_words(professions)),
  specialties text[] not null default '{}' check (are_vocabulary_words(specialties)),
  -- a town from 20,000 inhabitants
  place_id integer,
  state_code text check (are_vocabulary_words(array[state_code]) or state_code is null),
  country text check (country in ('DE', 'AT', 'CH', 'LI')),
  -- where the person would work: one circle for each position of the three lists
  lat_degrees double precision[] not null default '{}',
  lon_degrees double precision[] not null default '{}',
  radius_km integer[] not null default '{}',
  experience_years smallint,
  workload_from smallint,
  workload_to smallint,
  employment_types text[] not null default '{}' check (are_vocabulary_words(employment_types)),
  shift_models text[] not null default '{}' check (are_vocabulary_words(shift_models)),
  refusals text[] not null default '{}' check (are_vocabulary_words(refusals)),
  licence_kinds text[] not null default '{}' check (are_vocabulary_words(licence_kinds)),
  -- language:level
  languages text[] not null default '{}' check (are_vocabulary_words(languages)),
  availability text check (availability in ('now', 'notice', 'date', 'open')),
  available_from date,
  notice_weeks smallint,
  check (visibility = 'off' or (joined_at is not null and consent_until is not null)),
  check (cardinality(lat_degrees) = cardinality(lon_degrees) and cardinality(lat_degrees) = cardinality(radius_km))
);
create index talent_pool_visible on talent_pool (last_active_at desc) where visibility = 'anonymous' and paused_at is null;
create index talent_pool_changed on talent_pool (user_id) where visibility = 'anonymous' and changes <> derived_changes;

-- What the onboarding asked so far; both ways of being seen that it promised are the anonymous one.
insert into talent_pool (user_id, visibility, joined_at, consent_until, link_key)
select user_id, 'anonymous', now(), now() + interval '12 months', replace(gen_random_uuid()::text, '-', '')
from job_seekers where visibility <> 'hidden';
alter table job_seekers drop column visibility;

create function note_talent_change() returns trigger language plpgsql as $$
declare changed uuid;
begin
  if tg_table_name = 'users' then changed := new.id;
  elsif tg_op = 'DELETE' then changed := old.user_id;
  else changed := new.user_id; end if;
  update talent_pool set changes = changes + 1 where user_id = changed;
  return null;
end $$;
create trigger talent_change after update on job_seekers for each row
  when (to_jsonb(old) - array['updated_at', 'cv_file_id'] is distinct from to_jsonb(new) - array['updated_at', 'cv_file_id'])
  execute function note_talent_change();
create trigger talent_change after insert or update or delete on seeker_positions for each row execute function note_talent_change();
create trigger talent_change after insert or update or delete on seeker_licences for each row execute function note_talent_change();
create trigger talent_change after update of email on users for each row when (old.email <> new.email) execute function note_talent_change();

-- Employers that never see a person. An employer of the site, a name or a domain; the present employer follows from the profile.
create table talent_exclusions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references talent_pool on delete cascade,
  source text not null check (source in ('person', 'position', 'email')),
  employer_id integer references employers on delete cascade,
  -- as the person typed it; shown to nobody else
  label text not null check (length(label) between 1 and 200),
  -- the name in lower case without legal forms, and the runs of its words that could be a name by themselves
  name_key text,
  name_parts text[] not null default '{}',
  domain text,
  created_at timestamptz not null default now(),
  check (num_nonnulls(employer_id, name_key, domain) > 0)
);
create index talent_exclusions_user on talent_exclusions (user_id);

-- An employer asks one person about one ad. Title, pay and duty are those of the moment of asking.
create table contact_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  employer_id integer not null references employers on delete cascade,
  job_id integer not null references jobs on delete cascade,
  asked_by uuid references users on delete set null,
  state text not null default 'sent' check (state in ('sent', 'accepted', 'declined', 'not-now', 'withdrawn', 'expired')),
  message text not null check (length(message) between 1 and 1000),
  facts jsonb not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  answered_at timestamptz,
  reason text check (reason in ('place', 'pay', 'duty', 'profession', 'not-looking', 'other')),
  revealed text[] not null default '{}',
  application_id uuid references applications on delete set null
);
create unique index contact_requests_open on contact_requests (user_id, employer_id) where state = 'sent';
create index contact_requests_employer on contact_requests (employer_id, created_at desc);
create index contact_requests_user on contact_requests (user_id, created_at desc);
create index contact_requests_expires_at on contact_requests (expires_at) where state = 'sent';

-- Who saw what of whom on a day.
create table talent_views (
  user_id uuid not null references users on delete cascade,
  employer_id integer not null references employers on delete cascade,
  day date not null,
  fields text[] not null,
  last_at timestamptz not null,
  primary key (user_id, employer_id, day)
);

-- What employers look for again and again; new people are told of by mail, once a period.
create table talent_searches (
  id uuid primary key default gen_random_uuid(),
  employer_id integer not null references employers on delete cascade,
  user_id uuid not null references users on delete cascade,
  name text not null check (length(name) between 1 and 120),
  criteria text not null check (length(criteria) <= 2000),
  frequency text not null check (frequency in ('daily', 'weekly')),
  status text not null default 'active' check (status in ('active', 'paused')),
  link_key text not null unique,
  -- people who joined before are not news
  watching_since timestamptz not null default now(),
  created_at timestamptz not null default now(),
  unique (user_id, employer_id, criteria)
);
create index talent_searches_employer on talent_searches (employer_id);

create table talent_search_mails (
  search_id uuid not null references talent_searches on delete cascade,
  period text not null,
  people integer not null,
  at timestamptz not null default now(),
  primary key (search_id, period)
);

-- Somebody who said yes to an employer's question has an application in a state of its own.
alter table applications
  drop constraint applications_status_check,
  add constraint applications_status_check
    check (status in ('invited', 'applied', 'interview', 'rejected', 'hired', 'withdrawn', 'unknown')),
  drop constraint applications_source_check,
  add constraint applications_source_check check (source in ('here', 'api', 'talent-pool'));
drop index applications_open;
create unique index applications_open on applications (job_id, applicant_email) where status in ('invited', 'applied', 'interview');
