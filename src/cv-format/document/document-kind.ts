export type DocumentKind = 'pdf' | 'zip' | 'picture' | 'rtf' | 'text' | 'unknown'

const pictures = ['\u0089PNG', 'ÿØÿ']

/** Programs, other pictures, old Word documents and archives, by their first bytes. */
const otherFormats = [
  'MZ',
  '\u007fELF',
  'GIF8',
  'ÐÏ\u0011à',
  'II*',
  'MM\0',
  'RIFF',
  'Rar!',
  '7z¼',
  '\u001f\u008b',
  'BM',
]

/** What a document is by its first bytes, whatever its name says. */
export function documentKind(bytes: Uint8Array): DocumentKind {
  const start = Buffer.from(bytes.subarray(0, 1_024)).toString('latin1')
  if (start.startsWith('PK\u0003\u0004')) return 'zip'
  if (pictures.some(mark => start.startsWith(mark))) return 'picture'
  if (start.includes('%PDF-')) return 'pdf'
  if (start.startsWith('{\\rtf')) return 'rtf'
  if (otherFormats.some(mark => start.startsWith(mark))) return 'unknown'
  return 'text'
}

export type DocumentFormat = 'pdf' | 'docx' | 'odt' | 'rtf' | 'txt' | 'picture'

const promised: Record<string, DocumentFormat | 'doc'> = {
  ...{ pdf: 'pdf', docx: 'docx', odt: 'odt', rtf: 'rtf', txt: 'txt', doc: 'doc' },
  ...{ jpg: 'picture', jpeg: 'picture', png: 'picture' },
}

/** Whether the ending of a name promises something else; names without an ending promise nothing. */
export function isMisnamed(name: string, is: DocumentFormat | null): boolean {
  const ending = /\.([a-z]{2,4})$/i.exec(name)?.[1]?.toLowerCase()
  const wanted = ending !== undefined && Object.hasOwn(promised, ending) ? promised[ending] : null
  return wanted !== null && wanted !== is
}
