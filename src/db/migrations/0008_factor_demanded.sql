-- When an administrator without a second factor was first asked for one: a week later it is demanded.
alter table admin_users add column factor_asked_at timestamptz;
