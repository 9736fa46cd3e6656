-- Why a run failed or an ad of it was not taken is a code with its parameters (domain/feeds/feed-reason.values.ts), no longer an English
-- sentence. What was written down until now is carried over by these patterns, the most frequent first; what a group of one finds is the
-- parameter at its place, a number where its name begins with #. A sentence that none of them knows is kept whole as an unknown reason.

create temporary table feed_sentences (
  position integer generated always as identity,
  code text not null,
  pattern text not null,
  names text[] not null default '{}',
  fixed jsonb not null default '{}'
) on commit drop;

insert into feed_sentences (code, pattern, names) values
  ('no-title', '^The job has no title$', '{}'),
  ('no-profession-in-title', '^The title says no profession: "(.*)"$', '{title}'),
  ('no-profession', '^The title says no profession$', '{}'),
  ('first-miss', '^Missing for the first time', '{}'),
  ('repeated-id', '^The id "(.*)" occurs again', '{id}'),
  ('last-day-passed', '^The last day of "(.*)" has passed', '{id}'),
  ('status', '^The address answers with status (\d{1,3})$', '{#status}'),
  ('timeout', '^The address took longer', '{}'),
  ('unknown-host', '^Nobody knows the host', '{}'),
  ('unreachable', '^The host of the address cannot be reached', '{}'),
  ('broken', '^The answer broke off', '{}'),
  ('certificate', '^The certificate of the host', '{}'),
  ('host-rests', '^The host of the address rests', '{}'),
  ('job-too-long', '^The job is longer than (\d{1,9}) characters', '{#max}'),
  ('too-many-attributes', '^An element has more than (\d{1,9}) attributes', '{#count}'),
  ('cut-row', '^The row is the last one', '{}'),
  ('description-cut', '^The description was cut at (\d{1,9}) characters', '{#max}'),
  ('title-cut', '^The title was cut at (\d{1,9}) characters', '{#max}'),
  ('places-cut', '^Only the first (\d{1,9}) places', '{#count}'),
  ('ambiguous-place', '^A place of the job is ambiguous', '{}'),
  ('double-encoding', '^Texts went through a wrong encoding', '{}'),
  ('read-as', '^The document (?:declares no encoding|declares (\S+)) but is .*; read as (\S+)$', '{declared,label}'),
  ('xml-slip', '^XML: (.*)$', '{said}'),
  ('row-length', '^The row has (\d{1,9}) cells instead of (\d{1,9})$', '{#cells,#columns}'),
  ('held', '^Held: (\d{1,9}) of (\d{1,9}) public jobs are missing, more than (\d{1,9});', '{#missing,#total,#allowed}'),
  ('empty-feed', '^The feed holds no jobs', '{}'),
  ('mostly-failed', '^Most items could not be read', '{}'),
  ('interrupted', '^The run was interrupted$', '{}'),
  ('broke-off', '^The run broke off$', '{}'),
  ('nothing-to-undo', '^There is nothing to undo$', '{}'),
  ('invalid-json', '^The document is not valid JSON: (.*) \(line (\d{1,9})\)$', '{said,#line}'),
  ('invalid-xml', '^The document is not well-formed XML: (.*) \(line (\d{1,9})\)$', '{said,#line}'),
  ('doctype', '^The document has a DOCTYPE.* \(line (\d{1,9})\)$', '{#line}'),
  ('web-page', '^This is a web page \(HTML\)(?: titled "(.*)")?, not a feed', '{title}'),
  ('empty-document', '^The document (?:is empty|holds nothing)', '{}'),
  ('unreadable-encoding', '^The document declares the encoding (\S+), which is unknown', '{label}'),
  ('broken-table', '^The table cannot be read: (.*)$', '{said}'),
  ('no-title-column', '^The table has no column with titles: found (.*); expected one named', '{columns}'),
  ('too-deep', '^(?:Elements|Values) are nested deeper than (\d{1,9}) levels(?: \(line (\d{1,9})\))?$', '{#levels,#line}'),
  ('compressed-twice', '^The gzip file holds another gzip file', '{}'),
  ('compression-bomb', '^The (?:gzip file|answer) unpacks to more than (\d{1,9}) times', '{#ratio}'),
  ('broken-compression', '^(?:The gzip file is broken|The answer is packed and broken)', '{}'),
  ('too-many-redirects', '^The address leads on more than (\d{1,9}) times', '{#max}'),
  ('redirect-without-target', '^The address leads on to another one', '{}'),
  ('upload-not-kept', '^The document is no longer kept; upload it again', '{}'),
  ('unchanged-not-kept', '^The document is no longer kept and the address sends none', '{}'),
  ('document-not-kept', '^The document is no longer kept$', '{}'),
  ('no-address', '^The address is none$', '{}'),
  ('not-https', '^The address has no https$', '{}'),
  ('credentials', '^The address holds a name or a password$', '{}'),
  ('private', '^The address leads to a network that is not public$', '{}'),
  ('port', '^The address names a port', '{}'),
  ('no-file', '^The file does not exist$', '{}'),
  ('folder', '^This is a folder', '{}');

insert into feed_sentences (code, pattern, names, fixed) values
  ('not-a-date', '^The date "(.*)" is none$', '{text}', '{"field": "posted"}'),
  ('not-a-date', '^The last day "(.*)" is no date$', '{text}', '{"field": "validThrough"}'),
  ('no-jobs-recognised', '^No jobs were recognised: found the element <([^>]*)>(?: that says "(.*)")?; expected', '{root,start}', '{"syntax": "xml"}'),
  ('no-jobs-recognised', '^No jobs were recognised: found a JSON document(?: that says "(.*)")?; expected', '{start}', '{"syntax": "json", "root": ""}'),
  ('no-jobs-recognised', '^No jobs were recognised: found a table(?: that says "(.*)")?; expected', '{start}', '{"syntax": "csv", "root": ""}'),
  ('too-large', '^A single text is longer than (\d{1,9}) characters', '{#max}', '{"of": "text"}'),
  ('too-large', '^The feed holds more than (\d{1,9}) jobs', '{#max}', '{"of": "jobs"}'),
  -- The sentence rounds; this is what the limit was.
  ('too-large', '^The feed is larger than \d{1,4} MB$', '{}', '{"of": "bytes", "max": 210763776}'),
  ('unreadable-encoding', '^The document is written in UTF-32', '{}', '{"label": "utf-32"}'),
  ('unknown-compression', '^The answer is packed in a way that nobody asked for$', '{}', '{"name": ""}'),
  ('other-kind', '^This is a binary file', '{}', '{"kind": "binary", "start": ""}'),
  ('other-kind', '^This is a PDF file', '{}', '{"kind": "pdf", "start": ""}'),
  ('other-kind', '^This is a ZIP archive', '{}', '{"kind": "zip", "start": ""}'),
  ('other-kind', '^This is an old Office file', '{}', '{"kind": "old-office", "start": ""}'),
  ('other-kind', '^This is an RTF file', '{}', '{"kind": "rtf", "start": ""}'),
  ('other-kind', '^This is a text that begins with "(.*)", not a feed', '{start}', '{"kind": "text"}');

-- Null for no sentence.
create function feed_reason(sentence text) returns jsonb language plpgsql as $$
declare
  known feed_sentences;
  found_there text[];
  params jsonb;
begin
  for known in select * from feed_sentences where sentence is not null order by position loop
    found_there := regexp_match(sentence, known.pattern);
    continue when found_there is null;
    params := known.fixed;
    for place in 1 .. cardinality(known.names) loop
      params := params || case
        when known.names[place] like '#%'
        then jsonb_build_object(substr(known.names[place], 2), found_there[place]::integer)
        else jsonb_build_object(known.names[place], coalesce(found_there[place], ''))
      end;
    end loop;
    return jsonb_build_object('code', known.code, 'params', params);
  end loop;
  return case when sentence is not null
    then jsonb_build_object('code', 'unknown', 'params', jsonb_build_object('said', sentence)) end;
end $$;

-- Warnings began with their line.
create function feed_oddities(warnings text[]) returns jsonb language sql as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'line', (regexp_match(warning, '^Line (\d{1,9}): '))[1]::integer,
    'reason', feed_reason(regexp_replace(warning, '^Line \d{1,9}: ', ''))
  ) order by position), '[]')
  from unnest(warnings) with ordinality as each (warning, position)
$$;

create function feed_reason_counts(reasons jsonb) returns jsonb language sql as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'reason', feed_reason(each ->> 'reason'),
    'count', each -> 'count'
  ) order by position), '[]')
  from jsonb_array_elements(reasons) with ordinality as counted (each, position)
$$;

alter table feed_runs rename column message to reason;
alter table feed_runs
  alter column warnings drop default,
  alter column reason type jsonb using feed_reason(reason),
  alter column reasons type jsonb using feed_reason_counts(reasons),
  alter column warnings type jsonb using feed_oddities(warnings),
  alter column warnings set default '[]';

-- Each sentence is read once, and an update leaves the long texts of the rows where they lie.
create temporary table feed_item_reasons on commit drop as
  select said, feed_reason(said) as reason from (select distinct reason as said from feed_run_items) each where said is not null;
alter table feed_run_items rename column reason to said;
alter table feed_run_items add column reason jsonb;
update feed_run_items item set reason = known.reason from feed_item_reasons known where known.said = item.said;
alter table feed_run_items drop column said;

drop function feed_oddities(text[]), feed_reason_counts(jsonb), feed_reason(text);
