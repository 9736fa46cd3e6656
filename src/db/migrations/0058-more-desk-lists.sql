-- Orders, reported things, ideas, articles, administrators and the log have lists like people, employers and ads: with views to keep, and
-- where it makes sense with changes of many at once.

alter table admin_views drop constraint admin_views_list_check,
  add constraint admin_views_list_check check (list in
    ('people', 'employers', 'jobs', 'feeds', 'tickets', 'orders', 'cases', 'ideas', 'articles', 'admins', 'log'));
alter table admin_bulk_moves drop constraint admin_bulk_moves_list_check,
  add constraint admin_bulk_moves_list_check check (list in
    ('people', 'employers', 'jobs', 'feeds', 'tickets', 'orders', 'cases', 'ideas', 'articles')),
  drop constraint admin_bulk_moves_action_check,
  add constraint admin_bulk_moves_action_check check (action in
    ('pause', 'resume', 'accept', 'lock', 'unlock', 'resend', 'verify', 'read', 'close', 'reopen',
      'cancel', 'claim', 'release', 'plan', 'begin', 'finish', 'decline', 'archive', 'restore'));

-- Who of the team looks into a reported thing, so that two do not do the same work.
alter table moderation_cases add column assigned_to uuid references users on delete set null;
create index moderation_cases_assigned on moderation_cases (assigned_to) where assigned_to is not null;

-- What the lists are ordered by and asked for, at any depth.
create index orders_status_newest on orders (status, created_at desc, id desc);
create index orders_account_newest on orders (created_at desc, id desc) where due_days is not null;

create index moderation_cases_words on moderation_cases using gin (words_of(label));
create index moderation_cases_changed_id on moderation_cases (changed_at desc, id desc);
create index moderation_cases_opened on moderation_cases (opened_at desc, id desc);
create index moderation_cases_weight on moderation_cases (weight desc, id desc);
create index moderation_cases_kind on moderation_cases (target_kind, changed_at desc, id desc);
create index moderation_cases_in_hands on moderation_cases (changed_at desc, id desc) where assigned_to is not null;

create index ideas_title_words on ideas using gin (words_of(title));
create index ideas_written on ideas (written_at desc, id desc) where published_at is not null;
create index ideas_votes on ideas (vote_count desc, id desc) where published_at is not null;
create index ideas_status_written on ideas (status, written_at desc, id desc) where published_at is not null;
create index ideas_merged_written on ideas (written_at desc, id desc) where merged_into is not null;
create index ideas_hidden_written on ideas (written_at desc, id desc) where hidden_by is not null;

create index blog_articles_words on blog_articles using gin
  (words_of(coalesce(draft->'de'->>'title', '') || ' ' || coalesce(draft->'en'->>'title', '')));
create index blog_articles_title on blog_articles
  (coalesce(nullif(coalesce(draft->'de'->>'title', ''), ''), coalesce(draft->'en'->>'title', '')), id);
create index blog_articles_languages on blog_articles
  ((case when coalesce(draft->'de'->>'title', '') <> '' and coalesce(draft->'en'->>'title', '') <> '' then 'both'
    when coalesce(draft->'de'->>'title', '') <> '' then 'de' when coalesce(draft->'en'->>'title', '') <> '' then 'en'
    else 'none' end), changed_at desc, id desc);
create index blog_articles_drafts on blog_articles (changed_at desc, id desc) where publish_at is null;
create index blog_articles_archived on blog_articles (changed_at desc, id desc) where archive_at is not null;

-- The log is read by its time, so that a span of days is where reading begins.
drop index audit_events_at;
create index audit_events_newest on audit_events (at desc, id desc);
drop index audit_events_kind;
create index audit_events_kind on audit_events (kind, at desc, id desc);
