-- A job seeker's whole profile: what they have done, learned and hold, and what they want. The profession, specialty and place that stand
-- in the row already are the first of each wish.
alter table job_seekers
  add column further_professions text[] not null default '{}',
  add column further_specialties text[] not null default '{}',
  -- [{ placeId, name, radiusKm }], beside the first place
  add column further_places jsonb not null default '[]',
  -- only where the person names some; their places do not say that a border is none
  add column countries text[] not null default '{}',
  add column contracts text[] not null default '{}',
  add column employer_types text[] not null default '{}',
  -- values of the search parameter without: nights, weekends, shifts, on-call, agencies and kinds of employers
  add column refusals text[] not null default '{}',
  add column workload_from smallint check (workload_from between 1 and 100),
  add column workload_to smallint check (workload_to between 1 and 100),
  add column pay_wish_eur_month integer check (pay_wish_eur_month between 1 and 100000),
  add column notice_weeks smallint check (notice_weeks between 0 and 52),
  -- null: not said; empty: none
  add column driving_licences text[],
  -- said by the person; null: counted from the positions
  add column experience_years smallint check (experience_years between 0 and 60),
  add column is_profiled boolean not null default true,
  add constraint job_seekers_workload check (workload_from <= workload_to);

-- Months are YYYY-MM, or YYYY where only the year is known. An open end is null; is_current tells "until today" from "not known".
create table seeker_positions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references job_seekers on delete cascade,
  title text not null check (length(title) between 1 and 200),
  employer text check (length(employer) between 1 and 200),
  city text check (length(city) between 1 and 100),
  profession text,
  specialty text,
  from_month text check (from_month ~ '^\d{4}(-\d{2})?$'),
  to_month text check (to_month ~ '^\d{4}(-\d{2})?$'),
  is_current boolean not null default false,
  duties text not null default '' check (length(duties) <= 4000),
  created_at timestamptz not null default now(),
  check (not (is_current and to_month is not null))
);
create index seeker_positions_user on seeker_positions (user_id);

create table seeker_educations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references job_seekers on delete cascade,
  name text not null check (length(name) between 1 and 200),
  institution text check (length(institution) between 1 and 200),
  from_month text check (from_month ~ '^\d{4}(-\d{2})?$'),
  to_month text check (to_month ~ '^\d{4}(-\d{2})?$'),
  created_at timestamptz not null default now()
);
create index seeker_educations_user on seeker_educations (user_id);

create table seeker_licences (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references job_seekers on delete cascade,
  kind text not null check (kind in ('approbation', 'professional-licence', 'further-training', 'additional-title', 'language-exam', 'recognition')),
  -- what it is for, as the person says it; profession and specialty when the vocabulary knows them
  name text not null check (length(name) between 1 and 200),
  profession text,
  specialty text,
  -- where it is valid; ISO 3166 alpha-2
  country text check (country ~ '^[A-Z]{2}$'),
  state text not null default 'held' check (state in ('held', 'temporary', 'applied-for', 'in-training')),
  obtained_on text check (obtained_on ~ '^\d{4}(-\d{2}){0,2}$'),
  proof_file_id uuid references files on delete set null,
  created_at timestamptz not null default now()
);
create index seeker_licences_user on seeker_licences (user_id);
create index seeker_licences_proof on seeker_licences (proof_file_id) where proof_file_id is not null;

alter table files drop constraint files_purpose_check,
  add constraint files_purpose_check
    check (purpose in ('application', 'message', 'cv', 'proof', 'logo', 'cover', 'gallery', 'feed'));
