import { SaxesParser } from 'saxes'

/** An element by its local name, whatever its namespace is called. */
export type XmlElement = {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  text: string
}

/** A statement of a busy account has 10,000 entries of some 60 elements. */
const most = { elements: 1_000_000, depth: 40, chars: 50_000_000 }

export class NotReadable extends Error {
  readonly line: number
  constructor(said: string, line: number) {
    super(`line ${line}: ${said}`)
    this.line = line
  }
}

/**
 * The root element of a document from outside. A DOCTYPE is refused, so that no entity can grow and nothing is fetched; XML's own five
 * entities are all there are.
 * @throws {NotReadable}
 */
export function readXml(xml: string): XmlElement {
  if (xml.length > most.chars) throw new NotReadable('too large', 0)
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const path = [root]
  let elements = 0
  const parser = new SaxesParser({ xmlns: false })
  const refuse = (said: string): never => {
    throw new NotReadable(said, parser.line)
  }
  const hear = (text: string) => {
    const element = path.at(-1)
    if (element) element.text += text
  }
  parser.on('doctype', () => refuse('a DOCTYPE is not read'))
  parser.on('error', error => refuse(error.message.slice(0, 300)))
  parser.on('text', hear)
  parser.on('cdata', hear)
  parser.on('opentag', ({ name, attributes }) => {
    elements++
    if (elements > most.elements || path.length > most.depth) refuse('too many elements')
    const element = { name: name.slice(name.indexOf(':') + 1), attributes, children: [], text: '' }
    path.at(-1)?.children.push(element)
    path.push(element)
  })
  parser.on('closetag', () => {
    path.pop()
  })
  parser.write(xml).close()
  return root.children[0] ?? refuse('no element')
}

/** All that a path such as `Header/Sum` leads to. */
export function all(element: XmlElement | undefined, path: string): XmlElement[] {
  return path
    .split('/')
    .reduce<XmlElement[]>(
      (found, name) => found.flatMap(each => each.children.filter(child => child.name === name)),
      element ? [element] : [],
    )
}

export function first(element: XmlElement | undefined, path: string): XmlElement | undefined {
  return all(element, path)[0]
}

/** Without white space around it; null when it is missing or empty. */
export function textOf(element: XmlElement | undefined, path?: string): string | null {
  const found = path === undefined ? element : first(element, path)
  return found?.text.trim() || null
}
