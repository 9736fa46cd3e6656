-- Feeds and messages have lists like people, employers and ads: with views to keep, and with changes of many at once.

alter table admin_views drop constraint admin_views_list_check,
  add constraint admin_views_list_check check (list in ('people', 'employers', 'jobs', 'feeds', 'tickets'));
alter table admin_bulk_moves drop constraint admin_bulk_moves_list_check,
  add constraint admin_bulk_moves_list_check check (list in ('people', 'employers', 'jobs', 'feeds', 'tickets')),
  drop constraint admin_bulk_moves_action_check,
  add constraint admin_bulk_moves_action_check check (action in
    ('pause', 'resume', 'accept', 'lock', 'unlock', 'resend', 'verify', 'read', 'close', 'reopen'));

-- What the lists are ordered by and asked for, at any depth.
create index feeds_name_id on feeds (name, id);
create index feeds_failing_created on feeds (created_at desc, id desc) where failures > 0;
create index feeds_paused_created on feeds (created_at desc, id desc) where paused_at is not null;
create index feeds_draft_created on feeds (created_at desc, id desc) where started_at is null;
create index feeds_files_created on feeds (created_at desc, id desc) where url is null;
create index support_requests_status_written on support_requests (status, written_at desc, id desc);
create index support_requests_topic_written on support_requests (topic, written_at desc, id desc);
