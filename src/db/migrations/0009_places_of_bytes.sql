-- Where the bytes of a file lie in the store: under a name of their own, so that they are written before anything is said of them
-- here, and nobody who removes the same content elsewhere can take them away. Files from before lie under their hash.
alter table files add column place text check (place ~ '^[0-9a-f]{64}$');
create index files_place on files ((coalesce(place, sha256)));
