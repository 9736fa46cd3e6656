import { isOnPaper, watchWordLooks } from './looks/word-looks.ts'
import { wordStyles } from './looks/word-styles.ts'
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

/** The texts of `word/document.xml`, `word/styles.xml` and of what stands at the head of pages. */
export type WordParts = { text: string; styles: string | null; headers: string[] }

/** @throws {CvRefused} */
export function wordLines({ text, styles, headers }: WordParts): DocumentLines {
  const whole = isOnPaper([text, ...headers]) ? {} : { background: null }
  return xmlParagraphs(text, grammar, watchWordLooks(wordStyles(styles), whole))
}
