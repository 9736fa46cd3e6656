-- What somebody of the talent pool tells an employer about themselves is theirs to choose, the name and the address too.

-- of an application that an employer's question began: what its employer is not told
alter table applications add column withheld text[] not null default '{}' check (withheld <@ array['name', 'email']);
-- until now both went along with every yes
update contact_requests set revealed = array['name', 'email'] || revealed where state = 'accepted';
