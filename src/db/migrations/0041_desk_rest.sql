-- The administration at a million rows, what is taken back in one step, and what else its statistics tell.

-- Lists of people by role, and the queue below, ask the role of many accounts: from the index alone.
create index profiles_id_role on profiles (id) include (role);

-- Whether somebody signed up as an employer, could act for one, and may act for none: neither owner, nor at the address of one, nor linked.
create function is_unmapped(person uuid) returns boolean language sql stable
  return exists (
    select from users join profiles on profiles.id = users.id
    where users.id = person and profiles.role = 'employer' and users.email_verified
      and not exists (select from employers where owner_user_id = users.id)
      and not exists (select from employers where lower(employers.email) = users.email)
      and not exists (select from user_employer_links where user_id = users.id and is_active));

-- Those people, so that the queue is read without asking everyone. Whatever may change the answer writes it anew.
create table unmapped_people (
  user_id uuid primary key references users on delete cascade,
  created_at timestamptz not null
);
create index unmapped_people_created on unmapped_people (created_at, user_id);

create function note_mapping_of(people uuid[]) returns void language plpgsql as $$
begin
  delete from unmapped_people where user_id = any(people) and not is_unmapped(user_id);
  insert into unmapped_people (user_id, created_at)
    select id, created_at from users where id = any(people) and is_unmapped(id)
    on conflict do nothing;
end $$;

create function note_mapping() returns trigger language plpgsql as $$
declare
  people uuid[];
begin
  if tg_table_name = 'user_employer_links' then
    people := array[case when tg_op <> 'DELETE' then new.user_id end, case when tg_op <> 'INSERT' then old.user_id end];
  elsif tg_table_name = 'employers' then
    select array_agg(id) into people from users
    where id in (case when tg_op <> 'DELETE' then new.owner_user_id end, case when tg_op <> 'INSERT' then old.owner_user_id end)
      or email in (case when tg_op <> 'DELETE' then lower(new.email) end, case when tg_op <> 'INSERT' then lower(old.email) end);
  else
    people := array[new.id];
  end if;
  if people is not null then
    perform note_mapping_of(people);
  end if;
  return null;
end $$;
create trigger profiles_mapping_new after insert on profiles for each row
  when (new.role = 'employer') execute function note_mapping();
create trigger profiles_mapping after update of role on profiles for each row
  when (old.role is distinct from new.role) execute function note_mapping();
create trigger users_mapping after update of email, email_verified on users for each row
  when (old.email <> new.email or old.email_verified <> new.email_verified) execute function note_mapping();
create trigger employers_mapping_new after insert on employers for each row
  when (new.owner_user_id is not null or new.email is not null) execute function note_mapping();
create trigger employers_mapping after update of owner_user_id, email on employers for each row
  when (old.owner_user_id is distinct from new.owner_user_id or old.email is distinct from new.email)
  execute function note_mapping();
create trigger employers_mapping_gone after delete on employers for each row
  when (old.owner_user_id is not null or old.email is not null) execute function note_mapping();
create trigger user_employer_links_mapping after insert or update or delete on user_employer_links
  for each row execute function note_mapping();

insert into unmapped_people (user_id, created_at)
  select users.id, users.created_at from users join profiles on profiles.id = users.id
  where profiles.role = 'employer' and is_unmapped(users.id);

-- The lookup by domain: hosts from their end, so that sub-domains lie beside their domain.
create index employers_email_host on employers (reverse(split_part(lower(email), '@', 2)) text_pattern_ops)
  where email is not null;
create index employers_website_host
  on employers (reverse(regexp_replace(lower(website), '^https?://([^/:?#]+).*$', '\1')) text_pattern_ops)
  where website is not null;

-- Many people and employers at once, as with ads until now.
alter table admin_bulk_moves add column list text not null default 'jobs' check (list in ('people', 'employers', 'jobs')),
  add column record_ids text[] not null default '{}',
  -- why, where somebody is told a reason
  add column reason text;
update admin_bulk_moves set record_ids = job_ids::text[];
alter table admin_bulk_moves drop column job_ids,
  alter column list drop default,
  alter column record_ids drop default,
  drop constraint admin_bulk_moves_action_check,
  add constraint admin_bulk_moves_action_check check (action in ('pause', 'resume', 'accept', 'lock', 'unlock', 'resend', 'verify'));

-- A merge is taken back in one step from what was kept of it.
alter table merges add column undone_at timestamptz,
  add column undone_by uuid references users on delete set null;
create index merges_undone_by on merges (undone_by) where undone_by is not null;

-- Whoever calls a mail spam gets no more notices, and the statistics tell how many do.
alter table messages drop constraint messages_status_check,
  add constraint messages_status_check check (status in ('waiting', 'sent', 'failed', 'bounced', 'complained'));
drop index messages_not_delivered;
create index messages_not_delivered on messages (created_at) where status in ('failed', 'bounced', 'complained');
