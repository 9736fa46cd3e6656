-- Whoever comes back and is no longer in the talent pool is told on the page, too, why: a mail of half a year ago is not at hand.
-- Null for people who left by themselves.
alter table talent_pool add column ended_because text check (ended_because in ('idle', 'consent'));
