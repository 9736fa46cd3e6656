-- What a bucket said of the bytes (entity tag and version) when they were last read and found to be what was kept.
alter table files add column checked_mark text;
