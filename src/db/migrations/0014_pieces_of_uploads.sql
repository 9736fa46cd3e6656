-- Pieces of uploads that are not finished yet, under whose name they lie: they count like files that nothing was made of.
create table upload_pieces (
  place text not null check (place ~ '^[0-9a-f]{64}$'),
  number smallint not null,
  holder text not null,
  bytes integer not null check (bytes >= 0),
  kept_at timestamptz not null,
  primary key (place, number)
);
create index upload_pieces_holder on upload_pieces (holder);
create index upload_pieces_kept_at on upload_pieces (kept_at);
