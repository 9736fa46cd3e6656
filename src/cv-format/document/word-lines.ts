import { isOnPaper, watchWordLooks } from './looks/word-looks.ts'
import { wordStyles } from './looks/word-styles.ts'
import { belowMargins } from './margin-lines.ts'
import { type DocumentLines, type ParagraphGrammar, xmlParagraphs } from './xml-paragraphs.ts'

const grammar: ParagraphGrammar = {
  paragraph: new Set(['w:p']),
  heading: (name, attributes) =>
    name === 'w:pStyle' && /^(?:heading|berschrift|überschrift|title|titel)/i.test(attributes['w:val'] ?? ''),
  text: 'w:t',
  tab: new Set(['w:tab', 'w:ptab']),
  space: new Set(),
  lineBreak: new Set(['w:br', 'w:cr']),
  cell: 'w:tc',
  row: 'w:tr',
  list: new Set(['w:numPr']),
  // Text boxes are written twice, for new and for old readers; tab stops are no tabs; deleted text is gone.
  skipped: new Set(['mc:Fallback', 'w:tabs', 'w:del', 'w:instrText', 'w:sectPr']),
}

/** The texts of `word/document.xml`, `word/styles.xml` and of what stands at the head and the foot of pages. */
export type WordParts = { text: string; styles: string | null; margins: string[] }

/** @throws {CvRefused} */
export function wordLines({ text, styles, margins }: WordParts): DocumentLines {
  const whole = isOnPaper([text, ...margins]) ? {} : { background: null }
  const known = wordStyles(styles)
  const read = (part: string) => xmlParagraphs(part, grammar, watchWordLooks(known, whole))
  return belowMargins(margins.map(read), read(text))
}
