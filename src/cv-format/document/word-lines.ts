import type { Line } from './line.ts'
import { type ParagraphGrammar, xmlParagraphs } from './xml-paragraphs.ts'

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

/** The lines of `word/document.xml`. @throws {CvRefused} */
export function wordLines(xml: string): Line[] {
  return xmlParagraphs(xml, grammar)
}
