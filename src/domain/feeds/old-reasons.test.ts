import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'
import { loadRun } from './runs/feed-run.queries.ts'
import { listRunItems } from './runs/run-item.queries.ts'
import { storedReason } from './stored-reason.ts'

const html = 'not a feed; expected an XML, JSON or CSV list of jobs'
const list = 'expected a list of jobs such as <source><job>…'

/** Every message of the importer before there were codes, and the code it was migrated to. */
const sentences: [said: string, code: string, params?: object][] = [
  ['The file does not exist', 'no-file'],
  ['This is a folder; expected a file', 'folder'],
  ['The document is empty (0 bytes); expected an XML, JSON or CSV list of jobs', 'empty-document'],
  ['The document holds nothing but white space; expected an XML, JSON or CSV list of jobs', 'empty-document'],
  [`This is a web page (HTML), ${html}`, 'web-page', { title: '' }],
  [`This is a web page (HTML), ${html} (line 3)`, 'web-page', { title: '' }],
  [`This is a web page (HTML) titled "Login", ${html}`, 'web-page', { title: 'Login' }],
  [`This is a binary file, ${html}`, 'other-kind', { kind: 'binary', start: '' }],
  [`This is a PDF file, ${html}`, 'other-kind', { kind: 'pdf', start: '' }],
  [`This is a ZIP archive or an Office file, ${html}`, 'other-kind', { kind: 'zip', start: '' }],
  [`This is an old Office file, ${html}`, 'other-kind', { kind: 'old-office', start: '' }],
  [`This is an RTF file, ${html}`, 'other-kind', { kind: 'rtf', start: '' }],
  [
    `This is a text that begins with "Liebe "Leute"", ${html}`,
    'other-kind',
    { kind: 'text', start: 'Liebe "Leute"' },
  ],
  ['The document is written in UTF-32; expected UTF-8', 'unreadable-encoding', { label: 'utf-32' }],
  [
    'The document declares the encoding klingon, which is unknown; expected UTF-8',
    'unreadable-encoding',
    { label: 'klingon' },
  ],
  ['The gzip file is broken or cut off', 'broken-compression'],
  ['The answer is packed and broken, or was cut off', 'broken-compression'],
  ['The answer is packed in a way that nobody asked for', 'unknown-compression', { name: '' }],
  ['The gzip file holds another gzip file; expected a feed in it', 'compressed-twice'],
  ['The gzip file unpacks to more than 200 times its size', 'compression-bomb', { ratio: 200 }],
  ['The answer unpacks to more than 200 times its size', 'compression-bomb', { ratio: 200 }],
  ['The feed is larger than 201 MB', 'too-large', { of: 'bytes', max: 210_763_776 }],
  ['The feed holds more than 200000 jobs (line 9)', 'too-large', { of: 'jobs', max: 200_000 }],
  ['A single text is longer than 5000000 characters (line 1)', 'too-large', { of: 'text', max: 5_000_000 }],
  ['Elements are nested deeper than 200 levels (line 7)', 'too-deep', { levels: 200, line: 7 }],
  ['Values are nested deeper than 200 levels', 'too-deep', { levels: 200, line: null }],
  [
    'The document is not valid JSON: Unexpected end (line 12)',
    'invalid-json',
    { line: 12, said: 'Unexpected end' },
  ],
  [
    'The document is not well-formed XML: unclosed tag: job (line 2)',
    'invalid-xml',
    { line: 2, said: 'unclosed tag: job' },
  ],
  ['The document has a DOCTYPE, which feeds must not have; remove it (line 1)', 'doctype', { line: 1 }],
  ['The table cannot be read: Quote Not Closed', 'broken-table', { said: 'Quote Not Closed' }],
  [
    'The table has no column with titles: found "a", "b"; expected one named Titel, Title or Jobtitel',
    'no-title-column',
    { columns: '"a", "b"' },
  ],
  [
    `No jobs were recognised: found the element <nothing>; ${list}`,
    'no-jobs-recognised',
    { syntax: 'xml', root: 'nothing', start: '' },
  ],
  [
    `No jobs were recognised: found the element <a> that says "not "now""; ${list}`,
    'no-jobs-recognised',
    { syntax: 'xml', root: 'a', start: 'not "now"' },
  ],
  [
    `No jobs were recognised: found a JSON document that says "x"; ${list}`,
    'no-jobs-recognised',
    { syntax: 'json', root: '', start: 'x' },
  ],
  [
    `No jobs were recognised: found a table; ${list}`,
    'no-jobs-recognised',
    { syntax: 'csv', root: '', start: '' },
  ],
  ['The feed holds no jobs; nothing was changed', 'empty-feed'],
  ['Most items could not be read; no job was ended', 'mostly-failed'],
  [
    'Held: 20 of 60 public jobs are missing, more than 18; none of them was ended',
    'held',
    { missing: 20, total: 60, allowed: 18 },
  ],
  ['The address answers with status 503', 'status', { status: 503 }],
  ['The address leads on to another one that it does not name', 'redirect-without-target'],
  ['The address leads on more than 5 times', 'too-many-redirects', { max: 5 }],
  ['The address is none', 'no-address'],
  ['The address has no https', 'not-https'],
  ['The address holds a name or a password', 'credentials'],
  ['The address names a port that is not asked', 'port'],
  ['The address leads to a network that is not public', 'private'],
  ['Nobody knows the host of the address on the public internet', 'unknown-host'],
  ['The host of the address cannot be reached', 'unreachable'],
  ['The certificate of the host is not valid', 'certificate'],
  ['The address took longer than it may', 'timeout'],
  ['The answer broke off', 'broken'],
  ['The host of the address rests after failing several times', 'host-rests'],
  ['The document is no longer kept; upload it again', 'upload-not-kept'],
  ['The document is no longer kept and the address sends none; it will be asked again', 'unchanged-not-kept'],
  ['The document is no longer kept', 'document-not-kept'],
  ['The run was interrupted', 'interrupted'],
  ['The run broke off', 'broke-off'],
  ['There is nothing to undo', 'nothing-to-undo'],
  ['The job has no title', 'no-title'],
  ['The title says no profession: "Join "us""', 'no-profession-in-title', { title: 'Join "us"' }],
  ['The title says no profession', 'no-profession'],
  ['The job is longer than 2000000 characters', 'job-too-long', { max: 2_000_000 }],
  ['The row is the last one and has too few cells; the table seems to be cut off', 'cut-row'],
  ['An element has more than 1000 attributes', 'too-many-attributes', { count: 1_000 }],
  ['Missing for the first time; it ends when a later run misses it too', 'first-miss'],
  ['The last day of "A-1" has passed; it is not published', 'last-day-passed', { id: 'A-1' }],
  ['The id "A-1" occurs again; the first job with it counts', 'repeated-id', { id: 'A-1' }],
  ['The description was cut at 60000 characters', 'description-cut', { max: 60_000 }],
  ['The title was cut at 200 characters', 'title-cut', { max: 200 }],
  ['Only the first 50 places were kept', 'places-cut', { count: 50 }],
  ['A place of the job is ambiguous; a postal code would tell', 'ambiguous-place'],
  ['The date "gestern\nabend" is none', 'not-a-date', { field: 'posted', text: 'gestern\nabend' }],
  ['The last day "bald" is no date', 'not-a-date', { field: 'validThrough', text: 'bald' }],
  ['Texts went through a wrong encoding ("Ã¤" for "ä"); they were repaired', 'double-encoding'],
  [
    'The document declares iso-8859-1 but is written in UTF-8; read as UTF-8',
    'read-as',
    { label: 'UTF-8', declared: 'iso-8859-1' },
  ],
  [
    'The document declares no encoding but is not valid UTF-8; read as windows-1252',
    'read-as',
    { label: 'windows-1252', declared: '' },
  ],
  [
    'XML: an ampersand stands alone instead of &amp;',
    'xml-slip',
    { said: 'an ampersand stands alone instead of &amp;' },
  ],
  ['The row has 2 cells instead of 3', 'row-length', { cells: 2, columns: 3 }],
  [
    'The importer of long ago said something else',
    'unknown',
    { said: 'The importer of long ago said something else' },
  ],
]

const db = await testDatabase()
const folder = 'src/db/migrations'
const migrations = readdirSync(folder).sort()
const first = migrations.indexOf('0017_feed_reasons.sql')
const carryOut = (name: string) => sql.raw(readFileSync(`${folder}/${name}`, 'utf8')).execute(db)

/** The schema from before the migration, with a run and an item for each message, then migrated. */
await sql`drop schema public cascade`.execute(db)
await sql`create schema public`.execute(db)
for (const name of migrations.slice(0, first)) await carryOut(name)
const said = sentences.map(([sentence]) => sentence)
const counted = [
  { reason: 'The title says no profession', count: 7 },
  { reason: 'The job has no title', count: 2 },
]
await sql`insert into employers (name, slug) values ('Klinik', 'klinik')`.execute(db)
await sql`insert into feeds (employer_id, name) values (1, 'Stellen')`.execute(db)
await sql`insert into feed_runs (feed_id, status, message) select 1, 'failed', sentence
  from unnest(${said}::text[]) with ordinality as each (sentence, position) order by position`.execute(db)
await sql`insert into feed_runs (feed_id, status, warnings, reasons) values (1, 'succeeded',
  ${['Line 4: The id "A-1" occurs again; the first job with it counts', 'XML: Line 3: odd']}::text[],
  ${JSON.stringify(counted)}::jsonb)`.execute(db)
await sql`insert into feed_run_items (run_id, position, kind, reason) select 1, position, 'failed', sentence
  from unnest(${said}::text[]) with ordinality as each (sentence, position)`.execute(db)
await sql`insert into feed_run_items (run_id, position, kind) values (1, 0, 'new')`.execute(db)
for (const name of migrations.slice(first)) await carryOut(name)

describe('a reason that was written down as a sentence', () => {
  it.each(sentences.map(([sentence, code, params = {}], index) => ({ sentence, code, params, index })))(
    'is a code with its parameters: $sentence',
    async ({ code, params, index }) => {
      expect(storedReason({ code, params })).toEqual({ code, params })
      expect((await loadRun(db, index + 1))?.reason).toEqual({ code, params })
      expect((await listRunItems(db, 1))[index + 1]?.reason).toEqual({ code, params })
    },
  )

  it('is none where there was none', async () => {
    expect((await loadRun(db, sentences.length + 1))?.reason).toBeNull()
    expect((await loadRun(db, 1))?.warnings).toEqual([])
    expect((await listRunItems(db, 1))[0]?.reason).toBeNull()
  })

  it('keeps its line as a warning, and its count as one of many', async () => {
    const run = await loadRun(db, sentences.length + 1)
    expect(run?.warnings).toEqual([
      { line: 4, reason: { code: 'repeated-id', params: { id: 'A-1' } } },
      { line: null, reason: { code: 'xml-slip', params: { said: 'Line 3: odd' } } },
    ])
    expect(run?.reasons).toEqual([
      { reason: { code: 'no-profession', params: {} }, count: 7 },
      { reason: { code: 'no-title', params: {} }, count: 2 },
    ])
  })
})
