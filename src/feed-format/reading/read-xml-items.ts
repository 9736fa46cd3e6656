import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { limits } from '../../config/limits.ts'
import type { FormatReason } from '../format-reason.values.ts'
import type { FoundItem, ItemCollector } from './collect-items.ts'
import { FeedRefused } from './feed-refused.ts'
import type { ReadContext } from './read-context.ts'
import { XmlPieces, type XmlReader } from './xml-pieces.ts'

/** Errors that leave no doubt about the structure: the text is taken literally, with a warning. */
const harmless =
  /disallowed character|entity|duplicate attribute|"\]\]>"|unescaped|XML declaration|version number/i
const noAttributes: ReadonlyMap<string, string> = new Map()

/**
 * Yields the jobs of an XML document, in order and in batches. Processes no DTD, no entities beyond XML's five and no external documents.
 * @throws {FeedRefused} with the line when the document is not well-formed or has a DOCTYPE.
 */
export async function* readXmlItems(
  texts: AsyncIterable<string>,
  read: ReadContext,
): AsyncGenerator<FoundItem[]> {
  let found: FoundItem[] = []
  const collector = read.collect(item => found.push(item))
  read.collector = collector
  const guard = { charsSinceEvent: 0, cdataLines: 0, isCdata: false }
  const parser = createParser(collector, read, guard)
  const pieces = new XmlPieces(readerOf(parser, collector, read, guard))
  for await (const text of texts) {
    guard.charsSinceEvent += text.length
    pieces.write(text)
    if (guard.charsSinceEvent > limits.feedTextChars)
      throw new FeedRefused({ code: 'too-large', params: { of: 'text', max: limits.feedTextChars } })
    if (found.length > 0) {
      yield found
      found = []
    }
  }
  if (pieces.end()) throw notXml('unclosed CDATA section', parser.line + guard.cdataLines)
  parser.close()
  if (found.length > 0) yield found
}

type Guard = {
  /** Characters since the last start or end tag. */
  charsSinceEvent: number
  /** Lines in CDATA sections, which bypass the parser. */
  cdataLines: number
  /** The parser has just accepted the section it was probed with. */
  isCdata: boolean
}

function readerOf(parser: SaxesParser, collector: ItemCollector, read: ReadContext, guard: Guard): XmlReader {
  let hasBareAmpersand = false
  return {
    markup: text => parser.write(text),
    cdata: () => {
      guard.isCdata = false
      // Only the parser knows whether a CDATA section is allowed here: probe it with an empty one.
      parser.write('<![CDATA[]]>')
      return guard.isCdata
    },
    literal: text => {
      for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) guard.cdataLines++
      collector.text(text)
    },
    onBareAmpersand: () => {
      if (!hasBareAmpersand)
        read.warn(slip('an ampersand stands alone instead of &amp;'), parser.line + guard.cdataLines)
      hasBareAmpersand = true
    },
  }
}

function createParser(collector: ItemCollector, read: ReadContext, guard: Guard) {
  const parser = new SaxesParser({ xmlns: false, position: true })
  const line = () => parser.line + guard.cdataLines
  let attributes = 0
  parser.on('error', error => {
    const said = error.message
      .slice(0, 1_000)
      .replace(/^[^\d]*\d{1,9}:\d{1,9}: /, '')
      .replace(/\.$/, '')
    if (!harmless.test(said)) throw notXml(said, line())
    read.warn(slip(said), line())
  })
  parser.on('doctype', doctype => {
    const isHtml = /^\s*html\b/i.test(doctype)
    throw new FeedRefused(
      isHtml ? { code: 'web-page', params: { title: '' } } : { code: 'doctype', params: { line: line() } },
    )
  })
  parser.on('opentagstart', () => {
    guard.charsSinceEvent = 0
    attributes = 0
  })
  parser.on('attribute', () => {
    attributes++
  })
  parser.on('opentag', tag => {
    collector.start(tag.name, attributesOf(tag), line(), 'element')
    if (attributes <= limits.feedAttributes) return
    const problem: FormatReason = { code: 'too-many-attributes', params: { count: limits.feedAttributes } }
    if (!collector.refuseItem(problem)) read.warn(problem, line())
  })
  parser.on('closetag', () => {
    guard.charsSinceEvent = 0
    collector.end()
  })
  parser.on('text', text => collector.text(text))
  parser.on('cdata', () => {
    guard.isCdata = true
  })
  return parser
}

function notXml(said: string, line: number): FeedRefused {
  return new FeedRefused({ code: 'invalid-xml', params: { line, said } })
}

function slip(said: string): FormatReason {
  return { code: 'xml-slip', params: { said } }
}

function attributesOf(tag: SaxesTagPlain): ReadonlyMap<string, string> {
  const entries = Object.entries(tag.attributes)
  if (entries.length === 0) return noAttributes
  return new Map(
    entries.slice(0, limits.feedAttributes).map(([name, value]) => [plainAttributeName(name), value]),
  )
}

function plainAttributeName(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1).toLowerCase()
}
