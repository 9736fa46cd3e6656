import type { Line } from './line.ts'
import { type ParagraphGrammar, xmlParagraphs } from './xml-paragraphs.ts'

const grammar: ParagraphGrammar = {
  paragraph: new Set(['text:p', 'text:h']),
  heading: name => name === 'text:h',
  text: null,
  tab: new Set(['text:tab']),
  space: new Set(['text:s']),
  lineBreak: new Set(['text:line-break']),
  cell: 'table:table-cell',
  row: 'table:table-row',
  list: new Set(['text:list-item']),
  skipped: new Set([
    'office:automatic-styles',
    'office:font-face-decls',
    'text:tracked-changes',
    'office:annotation',
    'text:note',
  ]),
}

/** The lines of `content.xml`. @throws {CvRefused} */
export function openTextLines(xml: string): Line[] {
  return xmlParagraphs(xml, grammar)
}
