-- What live ads pay, by profession and area, computed for all of them at once and shown on the pages about pay.
create table pay_figures (
  profession text not null,
  -- a country ("DE"), a Land or canton ("DE-BY"), or the id of a town
  area text not null,
  area_kind text not null check (area_kind in ('country', 'state', 'town')),
  -- amounts that employers state, or those that the table of a named agreement gives
  basis text not null check (basis in ('stated', 'computed')),
  jobs integer not null,
  employers integer not null,
  -- gross a month for full time, in whole units of the currency
  lower_quartile integer not null,
  median integer not null,
  upper_quartile integer not null,
  currency text not null check (currency in ('EUR', 'CHF')),
  kept_at timestamptz not null,
  primary key (profession, area, basis)
);
