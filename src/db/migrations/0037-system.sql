-- What those who run the board turn off and see: switches, runs of tasks, processes, asked searches; and a log that nobody changes.

create table switches (
  key text primary key,
  state text not null check (state in ('on', 'off', 'percent')),
  -- of people and browsers, always the same ones
  percent smallint check (percent between 1 and 99),
  -- the last day for which it was meant; nothing happens by itself after it
  until date,
  reason text not null check (length(reason) between 1 and 500),
  -- readable after the account is gone
  changed_by text not null,
  changed_at timestamptz not null,
  check ((state = 'percent') = (percent is not null))
);

-- One row for each background task, whichever process ran it.
create table task_runs (
  task text primary key,
  succeeded_at timestamptz,
  failed_at timestamptz,
  -- a run that a switch left out
  skipped_at timestamptz,
  seconds real not null default 0,
  failures_in_a_row integer not null default 0
);

-- Running processes, each of which renews its row.
create table processes (
  id uuid primary key,
  host text not null,
  pid integer not null,
  parts text[] not null,
  version text not null,
  node_version text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  figures jsonb not null
);

-- Texts that at least five different readers have asked for within a week; rarer ones are never written down.
create table search_counts (
  day date not null,
  text text not null check (length(text) <= 80),
  searches integer not null default 0,
  -- found nothing
  empty integer not null default 0,
  -- found something only after a correction
  corrected integer not null default 0,
  primary key (day, text)
);

-- Visitors who agreed to be counted, told apart within a day only.
create table visitor_days (
  day date primary key,
  visitors integer not null default 0
);

-- The log keeps what happened; where it came from is about a person, and goes with the account.
create table audit_clients (
  event_id bigint primary key,
  user_id uuid,
  ip_address text,
  user_agent text
);
insert into audit_clients (event_id, user_id, ip_address, user_agent)
  select id, user_id, ip_address, user_agent from audit_events
  where ip_address is not null or user_agent is not null;
create index audit_clients_user on audit_clients (user_id);

-- No foreign key: deleting an account would change the log.
alter table audit_events
  drop constraint audit_events_user_id_fkey,
  drop constraint audit_events_actor_user_id_fkey,
  drop column ip_address,
  drop column user_agent,
  -- an administrator's name at that time, readable after the account is gone
  add column actor_name text;
update audit_events set actor_name = trim(admin_users.first_name || ' ' || admin_users.last_name)
  from admin_users where admin_users.auth_user_id = audit_events.actor_user_id;
create index audit_events_kind on audit_events (kind, id desc);
create index audit_events_actor on audit_events (actor_user_id, id desc) where actor_user_id is not null;

create function refuse_change_of_log() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only added to' using errcode = 'insufficient_privilege';
end
$$;
create trigger audit_events_stay before update or delete on audit_events
  for each row execute function refuse_change_of_log();
create trigger audit_events_are_not_emptied before truncate on audit_events
  for each statement execute function refuse_change_of_log();
-- Also from the owner of the table, which the site's account is; a superuser would be stopped by the triggers alone.
revoke update, delete, truncate on audit_events from public, current_user;
