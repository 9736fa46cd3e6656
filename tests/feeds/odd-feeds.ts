import { deflateSync, gzipSync } from 'node:zlib'
import type { HostileFeed } from './hostile-json.ts'

const job = (id: string, inner = '') =>
  `<job><title>Pflegefachkraft (m/w/d)</title><referencenumber>${id}</referencenumber><city>Köln</city>${inner}</job>`
const xml = (inner: string) => `<?xml version="1.0" encoding="UTF-8"?><source>${inner}</source>`
const described = (html: string) => job('A', `<description><![CDATA[${html}]]></description>`)
const ad = (id: unknown, title: unknown = 'Arzt') => ({ id, title, city: 'Köln' })

/** Documents as careless programs and broken transfers make them. */
export const oddFeeds: HostileFeed[] = [
  {
    name: 'umlauts in a document that declares ASCII',
    make: () => Buffer.from(xml(described('Ärztlich größer')).replace('UTF-8', 'US-ASCII'), 'latin1'),
    jobs: 1,
  },
  { name: 'a byte order mark between jobs', make: () => xml(`${job('A')}\ufeff${job('B\ufeff')}`), jobs: 2 },
  { name: 'two byte order marks', make: () => `\ufeff\ufeff${xml(job('A'))}`, jobs: 1 },
  {
    name: 'a CDATA section split at its own end mark',
    make: () => xml(described('a ]]]]><![CDATA[> b') + job('B')),
    jobs: 2,
  },
  {
    name: 'CDATA marks inside comments',
    make: () => xml(`<!-- <![CDATA[ -->${job('A')}<!-- ]]> -->${job('B')}<!-- ]]> <![CDATA[ -->${job('C')}`),
    jobs: 3,
  },
  {
    name: 'a CDATA mark inside an attribute',
    make: () => xml('<job note="&lt;![CDATA["><title>Arzt</title><city>Köln</city></job>'),
    jobs: 1,
  },
  { name: 'a comment that begins inside CDATA', make: () => xml(described('<!-- x ') + job('B')), jobs: 2 },
  {
    name: 'a CDATA section of 4 MB',
    make: () => xml(described('Pflege '.repeat(570_000)) + job('B')),
    jobs: 1,
  },
  {
    name: 'a CDATA section of 50 MB',
    make: () => xml(described('Pflege '.repeat(7_000_000)) + job('B')),
    jobs: 0,
    reason: { code: 'too-large', params: { of: 'text' } },
  },
  {
    name: 'a CDATA section that a broken transfer cut off',
    make: () => xml(job('A') + described('Pflege')).slice(0, -50),
    jobs: 0,
    reason: { code: 'invalid-xml' },
  },
  {
    name: 'invisible characters as entities',
    make: () => xml(described('<p>a&#8238;b&#0;c&zwj;d&#x1F;e</p>')),
    jobs: 1,
  },
  {
    name: 'elements of a description nested 9,000 deep',
    make: () => xml(described('<div>'.repeat(9_000))),
    jobs: 1,
  },
  {
    name: 'a gzip file in two parts',
    make: () => Buffer.concat([gzipSync(xml(job('A')).slice(0, 50)), gzipSync(xml(job('A')).slice(50))]),
    jobs: 1,
  },
  {
    name: 'a gzip file cut off',
    make: () => gzipSync(xml(job('A'))).subarray(0, -12),
    jobs: 0,
    reason: { code: 'broken-compression' },
  },
  {
    name: 'compressed bytes that are no gzip',
    make: () => deflateSync(xml(job('A'))),
    jobs: 0,
    reason: { code: 'other-kind', params: { kind: 'binary' } },
  },
  {
    name: 'a file filled up with NUL',
    make: () => Buffer.concat([Buffer.from(xml(job('A'))), Buffer.alloc(4_096)]),
    jobs: 1,
  },
  {
    name: 'a web page without a DOCTYPE',
    make: () => '<!-- gateway -->\n<html><head><title>Login</title></head><body><p>Bitte<br>anmelden</html>',
    jobs: 0,
    reason: { code: 'web-page', params: { title: 'Login' } },
  },
  {
    name: 'a web page as XHTML',
    make: () =>
      '<?xml version="1.0"?><html><head><title>Wartung</title></head><body><p>Wartung</p></body></html>',
    jobs: 0,
    reason: { code: 'web-page', params: { title: 'Wartung' } },
  },
  {
    name: 'ids that are longer than a number holds',
    make: () => '{"jobs":[{"id":9007199254740993,"title":"Arzt"},{"id":9007199254740992,"title":"MFA"}]}',
    jobs: 2,
  },
  {
    name: 'numbers as texts and texts as numbers',
    make: () => JSON.stringify({ jobs: [{ ...ad(17), plz: 50_667, salary: '4.200,50' }, ad('17.0', 1234)] }),
    jobs: 1,
    reason: { code: 'no-profession-in-title' },
  },
  {
    name: 'titles in two languages',
    make: () => JSON.stringify({ jobs: [ad(1, { en: 'Doctor', de: 'Arzt' })] }),
    jobs: 1,
  },
  {
    name: 'a list of jobs that occurs twice',
    make: () => '{"jobs":[{"id":1,"title":"Arzt"}],"jobs":[{"id":2,"title":"MFA"}]}',
    jobs: 2,
  },
  {
    name: 'JSON lines cut off',
    make: () => `${JSON.stringify(ad(1))}\n${JSON.stringify(ad(2))}\n{"id":3,"ti`,
    jobs: 0,
    reason: { code: 'invalid-json' },
  },
  {
    name: 'cells with separators, quotes and line breaks',
    make: () =>
      'id;titel;ort;beschreibung\r\n1;"Arzt; Abteilung ""Nord""";Ulm;"eins\r\nzwei; drei"\r\n2;MFA;Ulm;"x\n\ny"\r\n',
    jobs: 2,
  },
  {
    name: 'quotes in the middle of cells',
    make: () => 'id;titel;ort\n1;Arzt "Nord";Ulm\n2;"MFA" Nord;Ulm\n',
    jobs: 2,
  },
  {
    name: 'the separator on a line of its own',
    make: () => 'sep=;\r\nid;titel;ort\r\n1;Arzt;Ulm\r\n',
    jobs: 1,
  },
  {
    name: 'a heading above the columns',
    make: () => 'Stellen der Klinik;;\n;;\nid;titel;ort\n1;Arzt;Ulm\n',
    jobs: 1,
  },
  {
    name: 'a table cut off in its last row',
    make: () => 'id;titel;ort\n1;Arzt;Ulm\n2;MF',
    jobs: 1,
    reason: { code: 'cut-row' },
  },
  {
    name: 'a cell of 50 MB',
    make: () => `id;titel;ort\n1;Arzt;"${'Ulm '.repeat(12_500_000)}"\n`,
    jobs: 0,
    reason: {
      code: 'broken-table',
      params: {
        said: 'Max Record Size: record exceed the maximum number of tolerated bytes of 2000000 at line 2',
      },
    },
  },
]
