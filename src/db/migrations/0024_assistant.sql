-- Conversations with the assistant. Most are forgotten a day after their last turn; a person's are kept when they say so.
create table assistant_conversations (
  id uuid primary key default gen_random_uuid(),
  -- a person's, or a guest's by the hash of a key of the browser; null for a guest who has nothing but the id
  owner text check (owner ~ '^(user|guest):'),
  user_id uuid references users on delete cascade,
  locale text not null check (locale in ('de', 'en')),
  -- the search so far, the ads that were shown, what was asked last
  state jsonb not null default '{}',
  is_kept boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((user_id is not null) = (coalesce(owner, '') like 'user:%')),
  check (user_id is not null or not is_kept)
);
create index assistant_conversations_user on assistant_conversations (user_id) where user_id is not null;
create index assistant_conversations_age on assistant_conversations (updated_at) where not is_kept;

create table assistant_turns (
  conversation_id uuid not null references assistant_conversations on delete cascade,
  number integer not null check (number >= 1),
  question text not null,
  parts jsonb not null,
  answered_by text not null check (answered_by in ('engine', 'model')),
  -- before the turn, so that its question can be asked differently
  state_before jsonb not null,
  rating text check (rating in ('helpful', 'not-helpful')),
  rating_reason text check (length(rating_reason) <= 500),
  created_at timestamptz not null,
  primary key (conversation_id, number)
);

-- For the operator: how turns went, without a word of them and without whose they were.
create table assistant_turn_records (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  answered_by text not null check (answered_by in ('engine', 'model')),
  -- what the turn was taken for; of a model how it ended
  outcome text not null,
  tools text[] not null default '{}',
  prompt_version text,
  input_tokens integer,
  output_tokens integer,
  milliseconds integer not null
);
create index assistant_turn_records_age on assistant_turn_records using brin (at);
