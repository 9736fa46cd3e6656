-- A key may prepare job alerts and saved ads, which somebody then confirms on the site.
alter table api_keys drop constraint api_keys_scopes_check;
alter table api_keys add constraint api_keys_scopes_check
  check (scopes <@ array['jobs:read', 'jobs:write', 'applications:read', 'applications:write', 'drafts:write']);
