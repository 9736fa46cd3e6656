import type pg from 'pg'
import { adAt, type BenchAd } from '../support/ads.ts'
import { codeOf, maskOf } from '../support/facets.ts'
import { towns } from '../support/towns.ts'

/** PostgreSQL's text search: its own German configuration, or exactly the terms of our analysis for equal work. */
export type Tokens = { kind: 'german' } | { kind: 'ours'; terms(ad: BenchAd): Iterable<string> }

/**
 * The narrow table: numbers only, with the document stored out of line so that counting never reads it; low-cardinality facets are also
 * packed into three joint codes, so that one pass can count three groups instead of ten.
 */
const table = `
create extension if not exists pg_trgm;
create unlogged table jobs (
  id integer primary key,
  posted integer not null, pay_min integer, pay_max integer, title_order integer,
  joint_a integer not null, joint_b integer not null, joint_c integer not null,
  town smallint not null,
  category smallint not null, contract smallint not null, experience smallint not null, remote smallint not null,
  employer_size smallint not null, country smallint not null, state smallint not null,
  employment_type smallint not null, employer_type smallint not null, shift smallint not null,
  is_agency boolean not null,
  title text collate "de-x-icu" not null,
  document tsvector not null
) with (toast_tuple_target = 128, fillfactor = 100);
alter table jobs alter document set storage external, alter title set storage external;
create unlogged table towns (id smallint primary key, lat double precision, lon double precision);
create unlogged table words (word text primary key, jobs integer not null);`

const insert = (document: string) => `
insert into jobs select id, posted, pay_min, pay_max, null,
  category | contract << 3 | experience << 5 | remote << 8 | country << 10,
  state | employer_size << 6,
  employment_type | shift << 5 | employer_type << 13,
  town, category, contract, experience, remote, employer_size, country, state, employment_type, employer_type, shift,
  is_agency, title, ${document}
from unnest($1::int[], $2::int[], $3::int[], $4::int[], $5::int[], $6::int[], $7::int[], $8::int[], $9::int[], $10::int[],
  $11::int[], $12::int[], $13::int[], $14::int[], $15::int[], $16::bool[], $17::text[], $18::text[], $19::text[])
  as t(id, posted, pay_min, pay_max, town, category, contract, experience, remote, employer_size, country, state,
    employment_type, employer_type, shift, is_agency, title, head, body)`

const documents = {
  german: `setweight(to_tsvector('german', title), 'A') || setweight(to_tsvector('german', head), 'B')
    || to_tsvector('german', body)`,
  ours: `array_to_tsvector(string_to_array(body, E'\\x01'))`,
}

const indexes = [
  'create index on jobs using gin (document) with (fastupdate = off)',
  `update jobs set title_order = ordered.place from
    (select id, row_number() over (order by title, id) as place from jobs) ordered where jobs.id = ordered.id`,
  'vacuum full jobs',
  'create index on jobs (posted desc, id)',
  'create index on jobs (pay_max desc nulls last, id)',
  'create index on jobs (pay_min, id)',
  'create index on jobs (title_order)',
  'create index on jobs (town)',
  'create index on jobs (state)',
  'create index on jobs (category)',
  'create index on words using gin (word gin_trgm_ops)',
  'vacuum (analyze, freeze) jobs',
  'vacuum (analyze) towns',
  'vacuum (analyze) words',
]

/** Fills a fresh database with jobs 1 to `jobs`. @returns seconds, without generating them */
export async function fillPostgres(pool: pg.Pool, jobs: number, tokens: Tokens): Promise<number> {
  await pool.query(table)
  let milliseconds = 0
  const words = new Map<string, number>()
  const statement = insert(documents[tokens.kind])
  const batch = 1_000
  const fill = async (from: number) => {
    const ads = Array.from({ length: Math.min(batch, jobs - from) }, (_, index) => adAt(from + index + 1))
    if (tokens.kind === 'german') for (const ad of ads) countWords(ad, words)
    const values = columns(ads, tokens)
    const begun = performance.now()
    await pool.query(statement, values)
    milliseconds += performance.now() - begun
  }
  for (let from = 0; from < jobs; from += 2 * batch) {
    await Promise.all([fill(from), from + batch < jobs ? fill(from + batch) : null])
  }
  const begun = performance.now()
  await pool.query('insert into towns select * from unnest($1::smallint[], $2::float8[], $3::float8[])', [
    towns.map(town => town.id),
    towns.map(town => town.latDegrees),
    towns.map(town => town.lonDegrees),
  ])
  const entries = [...words]
  await pool.query('insert into words select * from unnest($1::text[], $2::int[])', [
    entries.map(([word]) => word),
    entries.map(([, count]) => count),
  ])
  for (const step of indexes) await pool.query(step)
  return (milliseconds + performance.now() - begun) / 1_000
}

function columns(ads: readonly BenchAd[], tokens: Tokens): unknown[] {
  return [
    ads.map(ad => ad.id),
    ads.map(ad => Math.floor(ad.postedAt.getTime() / 1_000)),
    ads.map(ad => ad.payMinEur),
    ads.map(ad => ad.payMaxEur),
    ads.map(ad => ad.town.id),
    ads.map(ad => codeOf('category', ad.category)),
    ads.map(ad => codeOf('contract', ad.contract)),
    ads.map(ad => codeOf('experience', ad.experience)),
    ads.map(ad => codeOf('remote', ad.remote)),
    ads.map(ad => codeOf('employerSize', ad.employerSize)),
    ads.map(ad => codeOf('country', ad.country)),
    ads.map(ad => codeOf('state', ad.state)),
    ads.map(ad => maskOf('employmentType', ad.employmentType)),
    ads.map(ad => maskOf('employerType', ad.employerType)),
    ads.map(ad => maskOf('shift', ad.shift)),
    ads.map(ad => ad.isAgency),
    ads.map(ad => ad.title),
    ads.map(ad => `${ad.employer} ${ad.town.name}`),
    ads.map(ad => (tokens.kind === 'ours' ? [...tokens.terms(ad)].join('\u0001') : ad.text)),
  ]
}

/** Words of titles, employers and towns, the dictionary for trigram spelling correction. */
function countWords(ad: BenchAd, words: Map<string, number>): void {
  for (const word of `${ad.title} ${ad.employer} ${ad.town.name}`.toLowerCase().split(/[^\p{L}]+/u)) {
    if (word.length >= 4) words.set(word, (words.get(word) ?? 0) + 1)
  }
}
