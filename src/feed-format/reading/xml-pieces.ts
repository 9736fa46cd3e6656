const cdataStart = '<![CDATA['
const cdataEnd = ']]>'
const bare = /&(?!(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,30});)/gi
const longestEntityChars = 40

export type XmlReader = {
  /** Takes markup. */
  markup: (text: string) => void
  /** Takes the mark that begins a CDATA section; false where it is none, inside a comment say. */
  cdata: () => boolean
  /** Takes a part of what stands in a CDATA section. */
  literal: (text: string) => void
  /** An `&` that begins no entity was written as `&amp;`. */
  onBareAmpersand: () => void
}

/**
 * Cuts the texts of an XML document into markup and the contents of CDATA sections, which are most of a feed and need no
 * parser. In markup, an `&` that begins no entity becomes `&amp;`: the most common mistake of feeds, above all in addresses.
 */
export class XmlPieces {
  private readonly reader: XmlReader
  private rest = ''
  private isInCdata = false

  constructor(reader: XmlReader) {
    this.reader = reader
  }

  write(text: string): void {
    this.process(this.rest + text, false)
  }

  /** @returns whether the document ended inside a CDATA section. */
  end(): boolean {
    this.process(this.rest, true)
    return this.isInCdata
  }

  private process(text: string, isLast: boolean): void {
    let from = 0
    while (from < text.length) {
      const mark = text.indexOf(this.isInCdata ? cdataEnd : cdataStart, from)
      const to = mark >= 0 ? mark : isLast ? text.length : this.safeEnd(text, from)
      if (to > from) this.take(text.slice(from, to))
      from = to
      if (mark < 0) break
      if (this.isInCdata) {
        this.isInCdata = false
        from += cdataEnd.length
      } else {
        this.isInCdata = this.reader.cdata()
        from += cdataStart.length
      }
    }
    this.rest = text.slice(from)
  }

  private take(text: string): void {
    if (this.isInCdata) {
      this.reader.literal(text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text)
      return
    }
    const right = text.includes('&') ? text.replace(bare, '&amp;') : text
    if (right !== text) this.reader.onBareAmpersand()
    this.reader.markup(right)
  }

  /** Where the piece may end without cutting a mark, an entity or the end of a line in two. */
  private safeEnd(text: string, from: number): number {
    const end = Math.max(from, text.length - cdataStart.length)
    if (this.isInCdata) return end > from && text[end - 1] === '\r' ? end - 1 : end
    const ampersand = text.lastIndexOf('&', end)
    return ampersand >= from && ampersand > end - longestEntityChars ? ampersand : end
  }
}
