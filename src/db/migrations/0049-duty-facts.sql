-- What the employer says of duties, time off and support: by fact its value, and since when; null as value for "the text is read wrongly".
alter table jobs add column duty_facts jsonb not null default '{}';

-- The same as the text of an ad says it, by fact its value and the words that say it; read of the given version of the job.
create table job_duties (
  job_id integer primary key references jobs on delete cascade,
  job_version integer not null,
  facts jsonb not null
);

-- Everything published is read again, now for these facts too.
delete from site_state where key = 'tariffs-cursor';

alter table job_questions
  drop constraint job_questions_fact_check,
  add constraint job_questions_fact_check
    check (fact in ('pay', 'workload', 'nights', 'weekends', 'on-call', 'start', 'contract', 'experience', 'remote',
      'roster-notice', 'holidays', 'full-time-hours', 'training-authorisation', 'recognition-support', 'language-course', 'housing'));
