/** Type of a reason's parameter; a line is null where the parser cannot tell, and a list enumerates the permitted words. */
export type ParamKind = 'text' | 'number' | 'line' | readonly string[]
export type ReasonTable = Readonly<Record<string, Readonly<Record<string, ParamKind>>>>

type ParamOf<Kind> = Kind extends 'text'
  ? string
  : Kind extends 'number'
    ? number
    : Kind extends 'line'
      ? number | null
      : Kind extends readonly (infer Word)[]
        ? Word
        : never

/** `{ code, params }` for each code of a table, so that a code is typed with exactly its own parameters. */
export type ReasonOf<Table extends ReasonTable> = {
  [Code in keyof Table]: {
    code: Code
    params: { [Name in keyof Table[Code]]: ParamOf<Table[Code][Name]> }
  }
}[keyof Table]

/** `said` quotes a library's error message; programs should compare the code alone. */
const documentReasons = {
  'no-file': {},
  folder: {},
  'empty-document': {},
  'web-page': { title: 'text' },
  'other-kind': { kind: ['binary', 'pdf', 'zip', 'old-office', 'rtf', 'text'], start: 'text' },
  'unreadable-encoding': { label: 'text' },
  'broken-compression': {},
  'compressed-twice': {},
  'compression-bomb': { ratio: 'number' },
  'too-large': { of: ['bytes', 'jobs', 'text'], max: 'number' },
  'too-deep': { levels: 'number', line: 'line' },
  'invalid-json': { line: 'number', said: 'text' },
  'invalid-xml': { line: 'number', said: 'text' },
  doctype: { line: 'number' },
  'broken-table': { said: 'text' },
  'no-title-column': { columns: 'text' },
  'no-jobs-recognised': { syntax: ['xml', 'json', 'csv'], root: 'text', start: 'text' },
  'empty-feed': {},
} as const satisfies ReasonTable

const itemReasons = {
  'no-title': {},
  'no-profession-in-title': { title: 'text' },
  'job-too-long': { max: 'number' },
  'cut-row': {},
  'too-many-attributes': { count: 'number' },
  'last-day-passed': { id: 'text' },
} as const satisfies ReasonTable

const oddities = {
  'description-cut': { max: 'number' },
  'title-cut': { max: 'number' },
  'places-cut': { count: 'number' },
  'ambiguous-place': {},
  'not-a-date': { field: ['posted', 'validThrough'], text: 'text' },
  'double-encoding': {},
  'read-as': { label: 'text', declared: 'text' },
  'xml-slip': { said: 'text' },
  'row-length': { cells: 'number', columns: 'number' },
} as const satisfies ReasonTable

/** Every reason for rejecting a document or one of its items, and every irregularity that is tolerated. */
export const formatReasons = { ...documentReasons, ...itemReasons, ...oddities } as const
export type FormatReason = ReasonOf<typeof formatReasons>
