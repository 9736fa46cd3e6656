import { htmlPieces } from './html-pieces.ts'

/**
 * Sanitised HTML as plain text, for text fields without an editor: paragraphs separated by blank lines, list items with a dash, headings
 * with a colon; bold and links are lost. Text without tags is returned unchanged.
 */
export function htmlAsText(html: string): string {
  if (!isHtml(html)) return html
  const lines: string[] = []
  let line = ''
  const endLine = () => {
    lines.push(line.trim())
    line = ''
  }
  const endBlock = () => {
    endLine()
    lines.push('')
  }
  for (const { tag, text } of htmlPieces(html)) {
    if (text !== null) line += text.replace(/\r\n?|\n/g, ' ')
    else if (tag === 'br') endLine()
    else if (tag === 'li') {
      endLine()
      line = '- '
    } else if (headings.has(tag) || blockEnds.has(tag)) endBlock()
    else if (headings.has(tag.slice(1))) {
      line = `${line.trimEnd().replace(/:$/, '')}:`
      endBlock()
    }
  }
  endLine()
  return withoutGaps(lines).join('\n').trim()
}

const headings = new Set(['h2', 'h3', 'h4'])
const blockEnds = new Set(['/p', '/ul', '/ol', '/tr'])

export function isHtml(text: string): boolean {
  return /<(?:p|ul|ol|li|h2|h3|h4|strong|em|br|a)[\s>/]/.test(text)
}

/** At most one blank line in a row, and none between list items. */
function withoutGaps(lines: string[]): string[] {
  const kept: string[] = []
  for (const line of lines) {
    const last = kept.at(-1)
    if (line === '' && last === '') continue
    if (line.startsWith('-') && last === '' && kept.at(-2)?.startsWith('- ')) kept.pop()
    kept.push(line)
  }
  return kept
}
