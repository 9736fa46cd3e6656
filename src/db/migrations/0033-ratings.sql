-- Whether answers of the assistant helped, for those who run the board: longer than the conversations, which most forget after a day.

create table assistant_ratings (
  id bigint generated always as identity primary key,
  -- null once the conversation has ended by itself; whoever deletes a conversation deletes what was said of it
  conversation_id uuid references assistant_conversations on delete cascade,
  -- null as well when its question was asked differently
  turn integer,
  at timestamptz not null,
  rating text not null check (rating in ('helpful', 'not-helpful')),
  reason text check (length(reason) <= 500),
  locale text not null check (locale in ('de', 'en')),
  answered_by text not null check (answered_by in ('engine', 'model')),
  -- what the turn was taken for
  outcome text not null,
  -- only where the person agreed to send them
  question text,
  answer text,
  check ((question is null) = (answer is null)),
  unique (conversation_id, turn)
);
create index assistant_ratings_age on assistant_ratings (at);

alter table assistant_turns add column outcome text not null default '';
insert into assistant_ratings (conversation_id, turn, at, rating, reason, locale, answered_by, outcome)
  select conversation_id, number, t.created_at, rating, rating_reason, c.locale, answered_by, ''
  from assistant_turns t join assistant_conversations c on c.id = t.conversation_id where rating is not null;
alter table assistant_turns drop column rating, drop column rating_reason;
