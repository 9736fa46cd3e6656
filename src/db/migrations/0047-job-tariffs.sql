-- What the texts of an ad say of a collective agreement, and what its table gives: computed, never stated by the employer.
create table job_tariffs (
  job_id integer primary key references jobs on delete cascade,
  -- the version of the job that was read
  job_version integer not null,
  -- agreement, groups and steps as the vocabulary reads them; null where none with a group is named
  reading jsonb,
  -- gross a month for full time, as the table of the day gives; null where no present table is known
  month_min integer,
  month_max integer,
  currency text check (currency in ('EUR', 'CHF')),
  month_min_eur integer,
  month_max_eur integer,
  check (num_nulls(month_min, month_max, currency, month_min_eur, month_max_eur) in (0, 5))
);
