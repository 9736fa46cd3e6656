import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { limits } from '../../../config/limits.ts'
import { type FoundItem, ItemCollector } from './collect-items.ts'
import { escapeAmpersands } from './escape-ampersands.ts'
import { FeedRefused } from './feed-refused.ts'
import type { ReadContext } from './read-context.ts'

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
  const collector = new ItemCollector(item => found.push(item))
  read.collector = collector
  const guard = { charsSinceEvent: 0 }
  const parser = createParser(collector, read, guard)
  let hasBareAmpersand = false
  const escaped = escapeAmpersands(texts, () => {
    if (!hasBareAmpersand) read.warn('XML: an ampersand stands alone instead of &amp;', parser.line)
    hasBareAmpersand = true
  })
  for await (const text of escaped) {
    guard.charsSinceEvent += text.length
    parser.write(text)
    if (guard.charsSinceEvent > limits.feedTextChars)
      throw new FeedRefused(`A single text is longer than ${limits.feedTextChars} characters`, parser.line)
    if (found.length > 0) {
      yield found
      found = []
    }
  }
  parser.close()
  if (found.length > 0) yield found
}

function createParser(collector: ItemCollector, read: ReadContext, guard: { charsSinceEvent: number }) {
  const parser = new SaxesParser({ xmlns: false, position: true })
  let attributes = 0
  parser.on('error', error => {
    const message = error.message.replace(/^.*?\d+:\d+: /, '')
    if (!harmless.test(message))
      throw new FeedRefused(`The document is not well-formed XML: ${message.replace(/\.$/, '')}`, parser.line)
    read.warn(`XML: ${message.replace(/\.$/, '')}`, parser.line)
  })
  parser.on('doctype', doctype => {
    const isHtml = /^\s*html\b/i.test(doctype)
    throw new FeedRefused(
      isHtml
        ? 'This is a web page (HTML), not a feed; expected an XML, JSON or CSV list of jobs'
        : 'The document has a DOCTYPE, which feeds must not have; remove it',
      parser.line,
    )
  })
  parser.on('opentagstart', () => {
    guard.charsSinceEvent = 0
    attributes = 0
  })
  parser.on('attribute', () => {
    if (++attributes > limits.feedAttributes)
      throw new FeedRefused(`An element has more than ${limits.feedAttributes} attributes`, parser.line)
  })
  parser.on('opentag', tag => collector.start(tag.name, attributesOf(tag), parser.line, 'element'))
  parser.on('closetag', () => {
    guard.charsSinceEvent = 0
    collector.end()
  })
  parser.on('text', text => collector.text(text))
  parser.on('cdata', text => collector.text(text))
  return parser
}

function attributesOf(tag: SaxesTagPlain): ReadonlyMap<string, string> {
  const entries = Object.entries(tag.attributes)
  if (entries.length === 0) return noAttributes
  return new Map(entries.map(([name, value]) => [plainAttributeName(name), value]))
}

function plainAttributeName(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1).toLowerCase()
}
