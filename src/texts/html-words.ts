import { htmlPieces } from './html-pieces.ts'

const lineEnds = new Set(['p', 'li', 'ul', 'ol', 'h3', 'h4', 'br'].flatMap(name => [name, `/${name}`]))

/** The text of sanitised HTML, one line per block. */
export function htmlLines(html: string): string {
  let text = ''
  for (const piece of htmlPieces(html)) {
    if (piece.text !== null) text += piece.text
    else if (lineEnds.has(piece.tag)) text += '\n'
  }
  return text
    .split('\n')
    .map(line => line.replace(/\s+/g, ' ').trim())
    .filter(line => line !== '')
    .join('\n')
}

/** The same on one line. */
export function htmlWords(html: string): string {
  let text = ''
  for (const piece of htmlPieces(html)) text += piece.text ?? ' '
  return text.replace(/\s+/g, ' ').trim()
}
