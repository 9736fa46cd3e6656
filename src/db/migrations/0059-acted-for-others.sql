-- Entries of the log are found by people: whose they are, and who acted. Most people act for themselves, which the first index tells. The
-- second one has only the others, so that looking up thousands of people in it costs next to nothing; with the empty ones, because the planner
-- learns from them how few others there are.
drop index audit_events_actor;
create index audit_events_acted_for_others on audit_events ((nullif(actor_user_id, user_id)));
