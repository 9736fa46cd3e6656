-- Browsers with which a person has signed in: what strangers try elsewhere does not count against them.
create table known_devices (
  user_id uuid not null references users on delete cascade,
  -- of the random value in the browser's cookie; the table opens nothing
  device_hash text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (user_id, device_hash)
);
create index known_devices_last_used_at on known_devices (last_used_at);
