-- What a document brings along that acts when its original is opened: scripts, programs, attachments, remote.
alter table files add column notes text[] not null default '{}';
