-- Whose an upload or a draft is until something is made of it goes by the usual word.
alter table files rename column holder to owner;
alter table job_drafts rename column holder to owner;
alter table application_drafts rename column holder to owner;
alter table upload_pieces rename column holder to owner;
alter index files_holder rename to files_owner;
alter index job_drafts_holder rename to job_drafts_owner;
alter index upload_pieces_holder rename to upload_pieces_owner;
alter table application_drafts rename constraint application_drafts_holder_job_id_key to application_drafts_owner_job_id_key;
