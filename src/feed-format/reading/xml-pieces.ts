const cdataStart = '<![CDATA['
const cdataEnd = ']]>'
const bare = /&(?!(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,30});)/gi
const longestEntityChars = 40

export type XmlReader = {
  markup: (text: string) => void
  /** Called at the start of a CDATA section; returns false where it is not one, for example inside a comment. */
  cdata: () => boolean
  /** Called with each part of a CDATA section's content. */
  literal: (text: string) => void
  /** A bare `&` was escaped as `&amp;`. */
  onBareAmpersand: () => void
}

/**
 * Splits an XML document into markup and the contents of CDATA sections, which are most of a feed and need no parsing. In markup, a bare
 * `&` becomes `&amp;`: the most common mistake in feeds, above all in URLs.
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

  /** The last position that splits no delimiter, entity or line break. */
  private safeEnd(text: string, from: number): number {
    const end = Math.max(from, text.length - cdataStart.length)
    if (this.isInCdata) return end > from && text[end - 1] === '\r' ? end - 1 : end
    const ampersand = text.lastIndexOf('&', end)
    return ampersand >= from && ampersand > end - longestEntityChars ? ampersand : end
  }
}
