import { type Line, lineOf, linesMax } from './line.ts'
import { isUnseen, type LooksWatch } from './looks/looks.ts'
import { linesOfText } from './plain-lines.ts'
import { readXml, type XmlReader } from './xml-events.ts'

/** What the elements of a kind of document mean, by their local names. */
export type ParagraphGrammar = {
  paragraph: ReadonlySet<string>
  heading: (name: string, attributes: Record<string, string>) => boolean
  /** Elements whose text is what people wrote; null when all text is. */
  text: string | null
  tab: ReadonlySet<string>
  space: ReadonlySet<string>
  lineBreak: ReadonlySet<string>
  cell: string
  row: string
  list: ReadonlySet<string>
  /** Not part of the text, or the same text once more. */
  skipped: ReadonlySet<string>
}

type Paragraph = { text: string; isHeading: boolean; isListed: boolean }
type Row = { cells: string[][] }

export type DocumentLines = { lines: Line[]; hasUnseenText: boolean }

/**
 * Paragraphs in the order of the document; the cells of a row of single paragraphs stand in one line, parted by tabs. What nobody sees is
 * left out.
 */
export function xmlParagraphs(xml: string, grammar: ParagraphGrammar, looks: LooksWatch): DocumentLines {
  const reader = new ParagraphReader(grammar, looks)
  readXml(xml, looks, reader)
  return { lines: reader.lines.slice(0, linesMax), hasUnseenText: reader.hasUnseenText }
}

class ParagraphReader implements XmlReader {
  readonly lines: Line[] = []
  hasUnseenText = false
  readonly #looks: LooksWatch
  readonly #grammar: ParagraphGrammar
  readonly #paragraphs: Paragraph[] = []
  readonly #rows: Row[] = []
  #skipping = 0
  #hearing = 0
  #listed = 0

  constructor(grammar: ParagraphGrammar, looks: LooksWatch) {
    this.#grammar = grammar
    this.#looks = looks
  }

  open(name: string, attributes: Record<string, string>): void {
    const { paragraph, skipped, text, tab, lineBreak, space, cell, row, list, heading } = this.#grammar
    if (this.#skipping > 0 || skipped.has(name)) {
      this.#skipping++
      return
    }
    const last = this.#paragraphs.at(-1)
    if (paragraph.has(name))
      this.#paragraphs.push({ text: '', isHeading: heading(name, attributes), isListed: this.#listed > 0 })
    else if (last && tab.has(name)) last.text += '\t'
    else if (last && space.has(name)) last.text += ' '
    else if (last && lineBreak.has(name)) last.text += '\u2028'
    else if (last && list.has(name)) last.isListed = true
    else if (last && heading(name, attributes)) last.isHeading = true
    if (list.has(name)) this.#listed++
    if (name === text) this.#hearing++
    if (name === row) this.#rows.push({ cells: [] })
    if (name === cell) this.#rows.at(-1)?.cells.push([])
  }

  close(name: string): void {
    if (this.#skipping > 0) {
      this.#skipping--
      return
    }
    const { paragraph, text, row, list } = this.#grammar
    if (list.has(name)) this.#listed--
    if (name === text) this.#hearing--
    if (paragraph.has(name)) this.#endParagraph()
    if (name === row) this.#endRow()
  }

  hear(text: string): void {
    const last = this.#paragraphs.at(-1)
    const isHeard = this.#grammar.text === null || this.#hearing > 0
    if (!last || !isHeard || this.#skipping > 0 || text === '') return
    if (!isUnseen(this.#looks.current())) last.text += text
    else if (text.trim() !== '') this.hasUnseenText = true
  }

  #endParagraph(): void {
    const paragraph = this.#paragraphs.pop()
    if (!paragraph || paragraph.text.trim() === '') return
    const text = paragraph.isListed ? `• ${paragraph.text.trim()}` : paragraph.text
    const cell = this.#rows.at(-1)?.cells.at(-1)
    if (cell) cell.push(...text.split('\u2028'))
    else this.#write(text, paragraph.isHeading)
  }

  #endRow(): void {
    const cells = this.#rows.pop()?.cells.filter(lines => lines.length > 0) ?? []
    const outer = this.#rows.at(-1)?.cells.at(-1)
    const lines = sideBySide(cells)
    if (outer) outer.push(...lines)
    else for (const line of lines) this.#write(line, false)
  }

  #write(text: string, isHeading: boolean): void {
    for (const line of linesOfText(text)) this.lines.push(isHeading ? lineOf(line.text, true) : line)
  }
}

const mostLabelChars = 45

/** A narrow first cell stands beside the first line of the second; columns that are longer are read one after the other. */
function sideBySide(cells: string[][]): string[] {
  const [first, ...others] = cells
  if (!first) return []
  const isLabel = first.length === 1 && (first[0]?.length ?? 0) <= mostLabelChars
  const isRow = cells.every(({ length }) => length === 1)
  if (isRow) return [cells.flat().join('\t')]
  const rest = others.flat()
  return isLabel ? [`${first[0]}\t${rest[0] ?? ''}`, ...rest.slice(1)] : [...first, ...rest]
}
