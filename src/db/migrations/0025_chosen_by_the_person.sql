-- What somebody of the talent pool tells an employer about themselves is theirs to choose, the name and the address too.

-- of an application that an employer's question began: what its employer is not told
alter table applications add column withheld text[] not null default '{}' check (withheld <@ array['name', 'email']);
-- until now both went along with every yes
update contact_requests set revealed = array['name', 'email'] || revealed where state = 'accepted';

-- A question that its recipient finds improper, for administrators.
alter table contact_requests
  add column reported_at timestamptz,
  add column report text check (length(report) <= 1000),
  -- when an administrator has looked at it
  add column report_settled_at timestamptz;
create index contact_requests_reported on contact_requests (reported_at) where reported_at is not null and report_settled_at is null;

-- Employers that may neither search nor ask any more.
create table talent_pool_locks (
  employer_id integer primary key references employers on delete cascade,
  locked_at timestamptz not null
);

-- Whom a saved search has found already: each person is news once, also who leaves and joins again, or comes to fit later.
create table talent_search_people (
  search_id uuid not null references talent_searches on delete cascade,
  user_id uuid not null references talent_pool on delete cascade,
  primary key (search_id, user_id)
);
create index talent_search_people_user on talent_search_people (user_id);
insert into talent_search_people (search_id, user_id)
select s.id, p.user_id from talent_searches s join talent_pool p on p.joined_at <= s.watching_since;

-- Whether somebody with an account wants the answer by mail.
alter table question_askers add column is_told boolean not null default true;

-- One more fact that readers may ask about.
alter table job_questions
  drop constraint job_questions_fact_check,
  add constraint job_questions_fact_check
    check (fact in ('pay', 'workload', 'nights', 'weekends', 'on-call', 'remote', 'start', 'contract', 'experience'));
