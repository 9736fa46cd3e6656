import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { limits } from '../../config/limits.ts'
import type { FoundItem, ItemCollector } from './collect-items.ts'
import { FeedRefused } from './feed-refused.ts'
import type { ReadContext } from './read-context.ts'
import { XmlPieces, type XmlReader } from './xml-pieces.ts'

/** Mistakes that leave no doubt about the structure: the text is taken as it stands, with a warning. */
const harmless =
  /disallowed character|entity|duplicate attribute|"\]\]>"|unescaped|XML declaration|version number/i
const noAttributes: ReadonlyMap<string, string> = new Map()

/**
 * Jobs of an XML document, in order, a few at a time. Reads no DTD, no entity but the five of XML and no other document.
 * @throws {FeedRefused} with the line when the document is not well-formed or carries a DOCTYPE.
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
      throw new FeedRefused(
        `A single text is longer than ${limits.feedTextChars} characters`,
        parser.line + guard.cdataLines,
      )
    if (found.length > 0) {
      yield found
      found = []
    }
  }
  if (pieces.end())
    throw new FeedRefused(
      'The document is not well-formed XML: unclosed CDATA section',
      parser.line + guard.cdataLines,
    )
  parser.close()
  if (found.length > 0) yield found
}

type Guard = {
  /** Since an element began or ended. */
  charsSinceEvent: number
  /** Lines in CDATA sections, which the parser does not see. */
  cdataLines: number
  /** The parser has just found the section it was asked about. */
  isCdata: boolean
}

function readerOf(parser: SaxesParser, collector: ItemCollector, read: ReadContext, guard: Guard): XmlReader {
  let hasBareAmpersand = false
  return {
    markup: text => parser.write(text),
    cdata: () => {
      guard.isCdata = false
      // Whether a section may stand here only the parser knows: an empty one tells.
      parser.write('<![CDATA[]]>')
      return guard.isCdata
    },
    literal: text => {
      for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) guard.cdataLines++
      collector.text(text)
    },
    onBareAmpersand: () => {
      if (!hasBareAmpersand)
        read.warn('XML: an ampersand stands alone instead of &amp;', parser.line + guard.cdataLines)
      hasBareAmpersand = true
    },
  }
}

function createParser(collector: ItemCollector, read: ReadContext, guard: Guard) {
  const parser = new SaxesParser({ xmlns: false, position: true })
  const line = () => parser.line + guard.cdataLines
  let attributes = 0
  parser.on('error', error => {
    const message = error.message.slice(0, 1_000).replace(/^[^\d]*\d{1,9}:\d{1,9}: /, '')
    if (!harmless.test(message))
      throw new FeedRefused(`The document is not well-formed XML: ${message.replace(/\.$/, '')}`, line())
    read.warn(`XML: ${message.replace(/\.$/, '')}`, line())
  })
  parser.on('doctype', doctype => {
    const isHtml = /^\s*html\b/i.test(doctype)
    throw new FeedRefused(
      isHtml
        ? 'This is a web page (HTML), not a feed; expected an XML, JSON or CSV list of jobs'
        : 'The document has a DOCTYPE, which feeds must not have; remove it',
      line(),
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
    const problem = `An element has more than ${limits.feedAttributes} attributes`
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
