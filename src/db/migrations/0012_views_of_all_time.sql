-- How often an ad was read in all: an employer with thousands of ads asks for them in this order. Kept by the database in the
-- transaction that writes the figures of a day, so that no way of counting, taking back or deleting them is forgotten. A table of its
-- own, because a change of `jobs` wakes whoever follows the ads.
create table job_figure_totals (
  job_id integer primary key references jobs on delete cascade,
  views bigint not null default 0
) with (fillfactor = 70);

-- For each row, and thereby in the order in which rows are written: whoever counts several ads goes by their numbers, so that no two
-- wait for each other. The row of a day stays with its ad.
create function add_to_figure_totals() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update job_figure_totals set views = views - old.views where job_id = old.job_id;
  else
    insert into job_figure_totals (job_id, views) values (new.job_id, new.views - coalesce(old.views, 0))
    on conflict (job_id) do update set views = job_figure_totals.views + excluded.views;
  end if;
  return null;
end $$;
create trigger job_figures_more after insert on job_figures for each row
  when (new.views <> 0) execute function add_to_figure_totals();
create trigger job_figures_changed after update of views on job_figures for each row
  when (new.views <> old.views) execute function add_to_figure_totals();
create trigger job_figures_less after delete on job_figures for each row
  when (old.views <> 0) execute function add_to_figure_totals();

insert into job_figure_totals (job_id, views)
  select job_id, sum(views) from job_figures group by job_id having sum(views) <> 0;
