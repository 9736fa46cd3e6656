import type { FeedReason } from '../../src/domain/feeds/feed-reason.values.ts'

/** Made on demand: most documents are too large or too odd to be stored in the repository. */
export type HostileFeed = {
  name: string
  make: () => Uint8Array | string
  /**
   * How many jobs may come of it, exactly or from–to. `reason` is that of the first failed job, or of the refusal of the whole document.
   */
  jobs: number | [number, number]
  reason?: { code: FeedReason['code']; params?: object }
}

const json = (jobs: unknown) => JSON.stringify({ jobs })
const ad = (more: object = {}) => ({
  id: 'A',
  title: 'Pflegefachkraft (m/w/d)',
  city: 'Köln',
  description: 'Text',
  ...more,
})

/** JSON and tables that are broken, tricky or both. */
export const hostileTables: HostileFeed[] = [
  {
    name: 'JSON nested a hundred thousand deep',
    make: () => '['.repeat(100_000),
    jobs: 0,
    reason: { code: 'too-deep' },
  },
  {
    name: 'JSON objects nested a hundred thousand deep',
    make: () => '{"a":'.repeat(100_000),
    jobs: 0,
    reason: { code: 'too-deep' },
  },
  {
    name: 'JSON with duplicate keys',
    make: () => '{"jobs":[{"id":"A","id":"B","title":"Arzt (m/w/d)","title":"Hebamme","city":"Ulm"}]}',
    jobs: 1,
  },
  {
    name: 'JSON with garbage after its end',
    make: () => `${json([ad()])} <html>`,
    jobs: 0,
    reason: { code: 'invalid-json', params: { line: 1 } },
  },
  {
    name: 'JSON cut off',
    make: () => json([ad(), ad({ id: 'B' })]).slice(0, -10),
    jobs: 0,
    reason: { code: 'invalid-json' },
  },
  {
    name: 'JSON with a comma too many',
    make: () => '{"jobs":[{"id":"A","title":"Arzt","city":"Ulm",}]}',
    jobs: 0,
    reason: { code: 'invalid-json' },
  },
  {
    name: 'JSON with wrong brackets',
    make: () => '{"jobs":[{"id":"A","title":"Arzt"]}}',
    jobs: 0,
    reason: { code: 'invalid-json' },
  },
  {
    name: 'one JSON object a line',
    make: () => `${JSON.stringify(ad())}\n${JSON.stringify(ad({ id: 'B' }))}\n`,
    jobs: 2,
  },
  { name: 'an empty JSON list', make: () => '[]', jobs: 0, reason: { code: 'empty-feed' } },
  { name: 'a list of texts and numbers', make: () => JSON.stringify(['Arzt', 7, null, ad()]), jobs: 1 },
  {
    name: 'numbers as ids',
    make: () => json([ad({ id: 17 }), ad({ id: 17 }), ad({ id: 18.5 }), ad({ id: 1e21 })]),
    jobs: 3,
  },
  {
    name: 'properties of the prototype',
    make: () =>
      '{"__proto__":{"isAgency":true},"jobs":[{"__proto__":{"title":"x"},"constructor":{"prototype":{}},"id":"A","title":"Arzt (m/w/d)","city":"Ulm"}]}',
    jobs: 1,
  },
  {
    name: 'lone surrogates',
    make: () =>
      '{"jobs":[{"id":"\\ud800","title":"Arzt \\udfff (m/w/d)","city":"K\\ud83dln","description":"\\ud800 Text"}]}',
    jobs: 1,
  },
  {
    name: 'escaped NUL in JSON',
    make: () =>
      '{"jobs":[{"id":"a\\u0000b","title":"Arzt\\u0000 (m/w/d)","description":"x\\u0000y","city":"Ulm"}]}',
    jobs: 1,
  },
  {
    name: 'a table with a quote that is never closed',
    make: () => 'Referenz;Titel;Ort\n1;"Arzt;Ulm\n2;Hebamme;Ulm\n',
    jobs: 0,
    reason: { code: 'broken-table' },
  },
  {
    name: 'formulas in cells',
    make: () => 'Referenz;Titel;Ort\n=1+1;=HYPERLINK("http://evil.example");Ulm\n@SUM;+Arzt (m/w/d);Ulm\n',
    jobs: 2,
  },
  {
    name: 'rows that are too short and too long',
    make: () => 'Referenz;Titel;Ort\n1;Arzt\n2;Hebamme;Ulm;zu;viel\n',
    jobs: 2,
  },
  {
    name: 'a text that is no table',
    make: () => 'Guten Tag, hier sind unsere Stellen.',
    jobs: [0, 0],
    reason: { code: 'no-title-column' },
  },
]
