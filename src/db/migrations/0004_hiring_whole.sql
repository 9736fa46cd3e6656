-- Deliveries to one endpoint go out by one process at a time; when it answers badly the endpoint rests until then.
alter table webhooks add column busy_until timestamptz;
drop index webhook_deliveries_waiting;
create index webhook_deliveries_waiting on webhook_deliveries (webhook_id, next_try_at) where status = 'waiting';
create index webhook_deliveries_created_at on webhook_deliveries (created_at);
