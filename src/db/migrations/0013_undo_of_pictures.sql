-- A picture of an employer that was replaced or taken away: for a while it can come back. With its time its file goes, and this too.
create table employer_picture_undos (
  id uuid primary key default gen_random_uuid(),
  employer_id integer not null references employers on delete cascade,
  kind text not null check (kind in ('logo', 'cover', 'gallery')),
  file_id uuid not null unique references files on delete cascade,
  position smallint not null default 0,
  caption text not null default '' check (length(caption) <= 200),
  created_at timestamptz not null
);
create index employer_picture_undos_employer on employer_picture_undos (employer_id, created_at desc);
