-- Files that prove what somebody reports; only who decides sees them.
create table moderation_report_files (
  file_id uuid primary key references files on delete cascade,
  report_id integer not null references moderation_reports on delete cascade
);
create index moderation_report_files_report on moderation_report_files (report_id);
alter table files drop constraint files_purpose_check,
  add constraint files_purpose_check
    check (purpose in ('application', 'message', 'support', 'report', 'cv', 'proof', 'logo', 'cover', 'gallery', 'feed'));

-- Questions of the talent pool are reported like everything else, and an account that the team locks is a case as well.
alter table moderation_cases drop constraint moderation_cases_target_kind_check,
  add constraint moderation_cases_target_kind_check
    check (target_kind in ('job', 'employer', 'message', 'profile', 'request', 'account'));
alter table contact_requests add column hidden_by integer references moderation_decisions;
create index contact_requests_hidden_by on contact_requests (hidden_by) where hidden_by is not null;
alter table talent_pool_locks add column decision_id integer references moderation_decisions;

-- What was reported before becomes cases: what waits is open, and the report that locked an employer out is its decision.
insert into moderation_cases (target_kind, target_id, label, employer_id, status, open_reports, weight, all_reports, opened_at, changed_at)
select 'request', id::text, coalesce(facts->>'title', ''), employer_id,
  case when report_settled_at is null then 'open' else 'decided' end,
  (report_settled_at is null)::integer, case when report_settled_at is null then 10 else 0 end, 1,
  reported_at, coalesce(report_settled_at, reported_at)
from contact_requests where reported_at is not null;
insert into moderation_reports (case_id, kind, text, user_id, locale, weight, link_key, reported_at)
select moderation_cases.id, 'insult', coalesce(report, ''), contact_requests.user_id, coalesce(profiles.locale, 'de'), 10,
  replace(gen_random_uuid()::text, '-', ''), reported_at
from contact_requests
  join moderation_cases on target_kind = 'request' and target_id = contact_requests.id::text
  left join profiles on profiles.id = contact_requests.user_id;
insert into moderation_decisions (case_id, measure, reason, facts, is_automated, is_own_initiative, statement, decided_at, link_key)
select distinct on (talent_pool_locks.employer_id) moderation_cases.id, 'lock', 'harassment', contact_requests.message, false, false,
  '{"de": [{"heading": "Entscheidung", "text": "Der Arbeitgeber ist nach einer Meldung im Talentpool gesperrt."}],
    "en": [{"heading": "Decision", "text": "The employer is locked out of the talent pool after a report."}]}',
  locked_at, replace(gen_random_uuid()::text, '-', '')
from talent_pool_locks
  join contact_requests on contact_requests.employer_id = talent_pool_locks.employer_id and report_settled_at is not null
  join moderation_cases on target_kind = 'request' and target_id = contact_requests.id::text
order by talent_pool_locks.employer_id, report_settled_at desc;
update talent_pool_locks set decision_id = moderation_decisions.id
from moderation_decisions join moderation_cases on moderation_cases.id = case_id
where moderation_cases.employer_id = talent_pool_locks.employer_id and target_kind = 'request';
update moderation_reports set decision_id = moderation_decisions.id
from moderation_decisions where moderation_decisions.case_id = moderation_reports.case_id and measure = 'lock'
  and moderation_reports.decision_id is null;
create index talent_pool_locks_decision on talent_pool_locks (decision_id) where decision_id is not null;
alter table contact_requests drop column reported_at, drop column report, drop column report_settled_at;
