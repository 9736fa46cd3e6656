-- Administrators have roles. Until now there was one, 'admin', which could do everything: it is called owner from here on.

alter table admin_users drop constraint admin_users_role_check;
update admin_users set role = 'owner';
alter table admin_users
  alter column role set default 'owner',
  add constraint admin_users_role_check
    check (role in ('owner', 'moderator', 'support', 'editor', 'billing', 'operator'));
