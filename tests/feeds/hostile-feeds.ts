import { deflateRawSync, gzipSync } from 'node:zlib'
import { type HostileFeed, hostileTables } from './hostile-json.ts'

const job = (id: string, inner = '') =>
  `<job><title>Pflegefachkraft (m/w/d)</title><referencenumber>${id}</referencenumber><city>Köln</city>${inner}</job>`
const xml = (inner: string) => `<?xml version="1.0" encoding="UTF-8"?><source>${inner}</source>`

export const hostileFeeds: HostileFeed[] = [
  {
    name: 'UTF-32',
    make: () => utf32(xml(job('A'))),
    jobs: 0,
    reason: { code: 'unreadable-encoding', params: { label: 'utf-32' } },
  },
  {
    name: 'UTF-16 without a mark',
    make: () => Buffer.from(xml(job('A')).replace('UTF-8', 'UTF-16'), 'utf16le'),
    jobs: 1,
  },
  {
    name: 'an unknown encoding',
    make: () => Buffer.concat([Buffer.from('<?xml version="1.0" encoding="klingon"?><a>'), Buffer.of(0xe4)]),
    jobs: 0,
    reason: { code: 'unreadable-encoding', params: { label: 'klingon' } },
  },
  {
    name: 'NUL bytes in texts',
    make: () => xml(job('A\0B', '<description>Te\0xt\u0007</description>')),
    jobs: 1,
  },
  {
    name: 'nothing but NUL bytes',
    make: () => Buffer.alloc(10_000),
    jobs: 0,
    reason: { code: 'empty-document' },
  },
  {
    name: 'ten thousand attributes',
    make: () => xml(`<job ${Array.from({ length: 10_000 }, (_, index) => `a${index}="1"`).join(' ')}></job>`),
    jobs: 0,
    reason: { code: 'too-many-attributes' },
  },
  {
    name: 'an attribute of 20 MB',
    make: () => xml(`<job a="${'x'.repeat(20_000_000)}"></job>`),
    jobs: 0,
    reason: { code: 'too-large', params: { of: 'text' } },
  },
  {
    name: 'an element name of 20 MB',
    make: () => `<${'x'.repeat(20_000_000)}>`,
    jobs: 0,
    reason: { code: 'too-large', params: { of: 'text' } },
  },
  {
    name: 'a CDATA section without an end',
    make: () => '<source><job><title><![CDATA[Arzt</title></job></source>',
    jobs: 0,
    reason: { code: 'invalid-xml', params: { said: 'unclosed CDATA section' } },
  },
  {
    name: 'a comment without an end',
    make: () => `<source>${job('A')}<!-- </source>`,
    jobs: 0,
    reason: { code: 'invalid-xml' },
  },
  {
    name: 'a text of 50 MB',
    make: () => xml(job('A', `<description>${'Pflege '.repeat(7_000_000)}</description>`)),
    jobs: 0,
    reason: { code: 'too-large', params: { of: 'text' } },
  },
  {
    name: 'an item of 3 MB in small parts',
    make: () => xml(job('A', '<p>Pflege und Medizin</p>'.repeat(200_000)) + job('B')),
    jobs: 1,
  },
  {
    name: 'quadratic blowup by entities',
    make: () => `<!DOCTYPE a [<!ENTITY a "${'x'.repeat(50_000)}">]><source>${'&a;'.repeat(50_000)}</source>`,
    jobs: 0,
    reason: { code: 'doctype' },
  },
  {
    name: 'a parameter entity',
    make: () => '<!DOCTYPE a [<!ENTITY % x SYSTEM "http://127.0.0.1:9/x.dtd"> %x;]><source/>',
    jobs: 0,
    reason: { code: 'doctype' },
  },
  {
    name: 'a style sheet instruction',
    make: () =>
      `<?xml version="1.0"?><?xml-stylesheet href="http://127.0.0.1:9/x.xsl"?><source>${job('A')}</source>`,
    jobs: 1,
  },
  ...hostileTables,
  {
    name: 'two encodings in one document',
    make: () =>
      Buffer.concat([Buffer.from(`<source>${job('A')}`), Buffer.from(`${job('B')}</source>`, 'latin1')]),
    jobs: 2,
  },
  {
    name: 'two thousand places',
    make: () =>
      xml(
        `<job><title>Arzt</title><referencenumber>A</referencenumber><locations>${'<location><city>Ulm</city></location><location><city>Bonn</city></location>'.repeat(1_000)}</locations></job>`,
      ),
    jobs: 1,
  },
  {
    name: 'salaries nobody earns',
    make: () =>
      xml(
        ['-5000 EUR', '99999999999999999999 EUR', '1e308', 'NaN', '0 €']
          .map((pay, index) => job(`P${index}`, `<salary>${pay}</salary>`))
          .join(''),
      ),
    jobs: 5,
  },
  {
    name: 'dates nobody lives to see',
    make: () =>
      xml(
        ['0000-01-01', '9999-12-31', '99999-01-01', '-2000-01-01', '31.02.2026']
          .map((date, index) => job(`D${index}`, `<date>${date}</date>`))
          .join(''),
      ),
    jobs: 5,
  },
  {
    name: 'a last day in the year 9999',
    make: () => xml(job('A', '<expirationdate>9999-12-31</expirationdate>')),
    jobs: 1,
  },
  {
    name: 'turned and invisible characters in titles',
    make: () =>
      xml(
        '<job><title>\u202eArzt\u202c\u200b \u2066(m/w/d)\u2069</title><referencenumber>A</referencenumber></job>',
      ),
    jobs: 1,
  },
  {
    name: 'a title of combining marks',
    make: () =>
      xml(`<job><title>Arzt${'\u0301'.repeat(5_000)}</title><referencenumber>A</referencenumber></job>`),
    jobs: 1,
  },
  { name: 'an id of a million characters', make: () => xml(job('x'.repeat(1_000_000))), jobs: 1 },
  {
    name: 'a gzip bomb',
    make: () => gzipSync(Buffer.alloc(150_000_000, 32)),
    jobs: 0,
    reason: { code: 'compression-bomb' },
  },
  {
    name: 'a gzip in a gzip',
    make: () => gzipSync(gzipSync(xml(job('A')))),
    jobs: 0,
    reason: { code: 'compressed-twice' },
  },
  {
    name: 'a broken gzip',
    make: () => gzipSync(xml(job('A').repeat(500))).subarray(0, 200),
    jobs: 0,
    reason: { code: 'broken-compression' },
  },
  {
    name: 'a ZIP archive',
    make: () => Buffer.concat([Buffer.from('PK\u0003\u0004'), deflateRawSync('x')]),
    jobs: 0,
    reason: { code: 'other-kind', params: { kind: 'zip' } },
  },
  {
    name: 'a PDF',
    make: () => '%PDF-1.7\n1 0 obj',
    jobs: 0,
    reason: { code: 'other-kind', params: { kind: 'pdf' } },
  },
  {
    name: 'two roots',
    make: () => `<source>${job('A')}</source><source>${job('B')}</source>`,
    jobs: 0,
    reason: { code: 'invalid-xml' },
  },
  {
    name: 'scripts in all texts',
    make: () =>
      xml(
        '<job><title>Arzt &lt;img src=x onerror=alert(1)&gt;</title><referencenumber>A</referencenumber><city>&lt;script&gt;alert(1)&lt;/script&gt;Ulm</city><department>&lt;b onmouseover=alert(1)&gt;Innere&lt;/b&gt;</department></job>',
      ),
    jobs: 1,
  },
]

function utf32(text: string): Uint8Array {
  const bytes = Buffer.alloc((text.length + 1) * 4)
  bytes.writeUInt32LE(0xfeff, 0)
  for (let index = 0; index < text.length; index++)
    bytes.writeUInt32LE(text.charCodeAt(index), (index + 1) * 4)
  return bytes
}
