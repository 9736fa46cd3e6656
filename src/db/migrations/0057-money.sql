-- Why something was taken back, in the words of who did it.
alter table entitlement_uses add column note text;
