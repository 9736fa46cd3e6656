-- Administrators have roles. Until now there was one, 'admin', which could do everything: it is called owner from here on.

alter table admin_users drop constraint admin_users_role_check;
update admin_users set role = 'owner';
alter table admin_users
  alter column role set default 'owner',
  add constraint admin_users_role_check
    check (role in ('owner', 'moderator', 'support', 'editor', 'billing', 'operator'));

-- What waits for those who run the board: each queue is read by its own small index, however much lies behind it.
create index jobs_in_review on jobs (updated_at) where status = 'in-review';
create index user_employer_links_requested on user_employer_links (created_at) where status = 'requested';
create index messages_not_delivered on messages (created_at) where status in ('failed', 'bounced');
create index api_keys_ending on api_keys (expires_at) where revoked_at is null and expires_at is not null;
create index entitlements_ending on entitlements (valid_until) where valid_until is not null;
create index feeds_failing on feeds (updated_at) where failures > 0;

-- The figures of the day, and the lists of administrators, newest first.
create index users_created on users (created_at desc, id desc);
create index employers_created on employers (created_at desc, id desc);
create index jobs_created on jobs (created_at desc, id desc);
create index applications_created on applications (created_at desc, id desc);
