import { FeedRefused } from './feed-refused.ts'

export type FeedSyntax =
  | { kind: 'xml' }
  | { kind: 'json'; isLines: boolean }
  | { kind: 'csv'; delimiter: string }

/**
 * Tells by its first characters in which syntax a document is written.
 * @throws {FeedRefused} saying what was found instead, for web pages, PDF, archives, plain texts.
 */
export function findFeedSyntax(head: string): FeedSyntax {
  const start = head.trimStart()
  if (start === '')
    throw new FeedRefused(
      'The document holds nothing but white space; expected an XML, JSON or CSV list of jobs',
    )
  if (/^<(?:!doctype\s+html|html|head|body|script|meta)\b/i.test(withoutProlog(start)))
    throw new FeedRefused(expectation('a web page (HTML)', titleOf(start)))
  if (start.startsWith('<')) return { kind: 'xml' }
  if (start.startsWith('{') || start.startsWith('[')) return { kind: 'json', isLines: isObjectLine(start) }
  const signature = signatures.find(([sign]) => start.startsWith(sign))
  if (signature) throw new FeedRefused(expectation(signature[1], null))
  const delimiter = delimiterOf(start)
  if (delimiter === null)
    throw new FeedRefused(expectation(`a text that begins with "${start.slice(0, 60).trim()}"`, null))
  return { kind: 'csv', delimiter }
}

/** Without the XML declaration and the comments that may stand before the first element. */
function withoutProlog(start: string): string {
  let rest = start
  for (;;) {
    const end = rest.startsWith('<!--') ? '-->' : /^<\?xml/i.test(rest) ? '?>' : null
    const at = end === null ? -1 : rest.indexOf(end, 4)
    if (end === null || at < 0) return rest
    rest = rest.slice(at + end.length).trimStart()
  }
}

/** Whether the first line holds a whole object and another follows. */
function isObjectLine(start: string): boolean {
  const end = start.indexOf('\n')
  return (
    end > 0 &&
    start.startsWith('{') &&
    start.slice(0, end).trimEnd().endsWith('}') &&
    start.slice(end).trimStart().startsWith('{')
  )
}

const signatures: [string, string][] = [
  ['%PDF', 'a PDF file'],
  ['PK', 'a ZIP archive or an Office file'],
  ['\u00d0\u00cf', 'an old Office file'],
  ['{\\rtf', 'an RTF file'],
]

function expectation(found: string, detail: string | null): string {
  return `This is ${found}${detail === null ? '' : ` titled "${detail}"`}, not a feed; expected an XML, JSON or CSV list of jobs`
}

function titleOf(html: string): string | null {
  return /<title>([^<]{1,100})/i.exec(html)?.[1]?.trim() ?? null
}

/** The separator that splits the header best, or the one Excel was told; a table has at least two columns. */
function delimiterOf(start: string): string | null {
  const told = /^sep=([;,|\t])\r?\n/i.exec(start)?.[1]
  if (told !== undefined) return told
  const header = start.slice(0, start.search(/\r?\n|$/))
  const counts = [';', '\t', ',', '|'].map(delimiter => ({
    delimiter,
    count: header.split(delimiter).length - 1,
  }))
  const best = counts.reduce((left, right) => (right.count > left.count ? right : left))
  return best.count > 0 && header.length < 5_000 ? best.delimiter : null
}
