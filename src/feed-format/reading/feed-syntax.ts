import type { FormatReason } from '../format-reason.values.ts'
import { FeedRefused } from './feed-refused.ts'

export type FeedSyntax =
  | { kind: 'xml' }
  | { kind: 'json'; isLines: boolean }
  | { kind: 'csv'; delimiter: string }

/** Detects the syntax of a document by its first characters. @throws {FeedRefused} for web pages, PDF, archives and plain text. */
export function findFeedSyntax(head: string): FeedSyntax {
  const start = head.trimStart()
  if (start === '') throw new FeedRefused({ code: 'empty-document', params: {} })
  if (/^<(?:!doctype\s+html|html|head|body|script|meta)\b/i.test(withoutProlog(start)))
    throw new FeedRefused({ code: 'web-page', params: { title: titleOf(start) } })
  if (start.startsWith('<')) return { kind: 'xml' }
  if (start.startsWith('{') || start.startsWith('[')) return { kind: 'json', isLines: isObjectLine(start) }
  const signature = signatures.find(([sign]) => start.startsWith(sign))
  if (signature) throw new FeedRefused({ code: 'other-kind', params: { kind: signature[1], start: '' } })
  const delimiter = delimiterOf(start)
  if (delimiter === null)
    throw new FeedRefused({ code: 'other-kind', params: { kind: 'text', start: start.slice(0, 60).trim() } })
  return { kind: 'csv', delimiter }
}

/** Strips the XML declaration and comments before the root element. */
function withoutProlog(start: string): string {
  let rest = start
  for (;;) {
    const end = rest.startsWith('<!--') ? '-->' : /^<\?xml/i.test(rest) ? '?>' : null
    const at = end === null ? -1 : rest.indexOf(end, 4)
    if (end === null || at < 0) return rest
    rest = rest.slice(at + end.length).trimStart()
  }
}

/** Whether the first line is a complete object and another follows (JSON Lines). */
function isObjectLine(start: string): boolean {
  const end = start.indexOf('\n')
  return (
    end > 0 &&
    start.startsWith('{') &&
    start.slice(0, end).trimEnd().endsWith('}') &&
    start.slice(end).trimStart().startsWith('{')
  )
}

type Kind = Extract<FormatReason, { code: 'other-kind' }>['params']['kind']

const signatures: [string, Kind][] = [
  ['%PDF', 'pdf'],
  ['PK', 'zip'],
  ['\u00d0\u00cf', 'old-office'],
  ['{\\rtf', 'rtf'],
]

function titleOf(html: string): string {
  return /<title>([^<]{1,100})/i.exec(html)?.[1]?.trim() ?? ''
}

/** The delimiter that splits the header best, or the one in Excel's `sep=` line; a table has at least two columns. */
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
