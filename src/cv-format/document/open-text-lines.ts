import { isOnPaper, watchOpenTextLooks } from './looks/open-text-looks.ts'
import { OpenTextStyles } from './looks/open-text-styles.ts'
import { belowMargins } from './margin-lines.ts'
import { readXml } from './xml-events.ts'
import { type DocumentLines, type ParagraphGrammar, xmlParagraphs } from './xml-paragraphs.ts'

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

/** The texts of `content.xml` and `styles.xml`. */
export type OpenTextParts = { text: string; styles: string | null }

/** @throws {CvRefused} */
export function openTextLines({ text, styles }: OpenTextParts): DocumentLines {
  const parts = styles === null ? [text] : [styles, text]
  const known = new OpenTextStyles()
  for (const part of parts) readXml(part, known)
  const whole = isOnPaper(parts) ? {} : { background: null }
  const read = (part: string) => xmlParagraphs(part, grammar, watchOpenTextLooks(known, whole))
  // The only paragraphs among the styles are those at the head and the foot of pages.
  return belowMargins(styles === null ? [] : [read(styles)], read(text))
}
