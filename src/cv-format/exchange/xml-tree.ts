import { SaxesParser } from 'saxes'
import { NotExchangeable } from './exchanged-profile.ts'

/** An element by its local name, whatever its namespace is called. */
export type XmlElement = {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  text: string
}

/** Photographs and scanned certificates, as long as everything else together many times over. */
const pictures = new Set(['Data', 'EmbeddedData'])

const most = { elements: 50_000, depth: 60, textChars: 2_000_000 }

/** The elements of a document. Without declarations of its own, so that no entity can grow. @throws {NotExchangeable} `broken-xml` */
export function xmlTree(xml: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  const refuse = (cause?: unknown): never => {
    throw new NotExchangeable('broken-xml', cause)
  }
  let elements = 0
  let chars = 0
  const hear = (text: string) => {
    const element = open.at(-1)
    if (!element || pictures.has(element.name)) return
    chars += text.length
    if (chars > most.textChars) refuse()
    element.text += text
  }
  const parser = new SaxesParser({ xmlns: false })
  parser.on('doctype', () => refuse())
  parser.on('error', refuse)
  parser.on('text', hear)
  parser.on('cdata', hear)
  parser.on('opentag', ({ name, attributes }) => {
    elements++
    if (elements > most.elements || open.length > most.depth) refuse()
    const element = { name: localName(name), attributes, children: [], text: '' }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => {
    open.pop()
  })
  parser.write(xml).close()
  return root
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

/** The first element that this path of names leads to. */
export function at(element: XmlElement | null, ...path: string[]): XmlElement | null {
  let found = element
  for (const name of path) found = found?.children.find(child => child.name === name) ?? null
  return found
}

/** All elements of a name, however deep, but not inside each other. */
export function allOf(element: XmlElement | null, name: string): XmlElement[] {
  return (element?.children ?? []).flatMap(child => (child.name === name ? [child] : allOf(child, name)))
}
