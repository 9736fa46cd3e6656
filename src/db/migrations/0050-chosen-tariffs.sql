-- Agreement, group and steps that somebody chose from the tables: they count instead of whatever the texts of the ad are read as. A scheme of
-- null means that the ad pays by none of them.
alter table jobs
  add column pay_scheme jsonb,
  -- How often a year the month is paid: with a 13th in Switzerland, with holiday and Christmas pay in Austria.
  add column pay_payments smallint check (pay_payments in (12, 13, 14)),
  -- Whether the employer is ready to pay more than it states, which the Austrian law asks for.
  add column pay_may_exceed boolean;
