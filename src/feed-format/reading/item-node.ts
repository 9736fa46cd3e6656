import { RecentMap } from '../../basics/remember.ts'
import { detached } from './detached.ts'

/**
 * One element of a feed regardless of syntax: an XML element, a JSON property or a CSV column. Names are normalised (see `plainName`), so
 * that `Postal_Code`, `postalCode` and `g:postalcode` are equal.
 */
export type ItemNode = {
  name: string
  /** The original element name, for descriptions that contain unescaped HTML. */
  tag: string
  attributes: ReadonlyMap<string, string>
  parts: (string | ItemNode)[]
  /** Children by name, built on first use: readers look up some two hundred names per node. */
  byName?: ReadonlyMap<string, ItemNode[]>
}

const foldings: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }
const plainNames = new RecentMap<string, string>(2_500)

/** Lower-case letters and digits without namespace prefix, umlauts transliterated; JSON-LD's `@type` is kept as is. */
export function plainName(name: string): string {
  const known = plainNames.get(name)
  if (known !== undefined) return known
  const local = name.slice(name.lastIndexOf(':') + 1).toLowerCase()
  const plain = local.replace(/[äöüß]/g, letter => foldings[letter] ?? '').replace(/[^a-z0-9@]/g, '')
  // Hostile feeds may invent any number of names; real ones use a few dozen.
  if (name.length < 100) plainNames.set(detached(name), detached(plain))
  return plain
}

/** All nodes at a path such as `locations/location`, in document order. */
export function nodesAt(node: ItemNode, path: string): ItemNode[] {
  if (!path.includes('/')) return childrenNamed(node, path)
  let found = [node]
  for (const name of path.split('/')) {
    found = found.flatMap(parent => childrenNamed(parent, name))
    if (found.length === 0) return none
  }
  return found
}

export function childrenOf(node: ItemNode): ItemNode[] {
  return node.parts.filter(part => typeof part !== 'string')
}

export function childrenByName(node: ItemNode): ReadonlyMap<string, ItemNode[]> {
  if (node.byName !== undefined) return node.byName
  const byName = new Map<string, ItemNode[]>()
  for (const child of childrenOf(node)) {
    const same = byName.get(child.name)
    if (same) same.push(child)
    else byName.set(child.name, [child])
  }
  node.byName = byName
  return byName
}

/** The first non-empty text among the paths; a path may end in `@name` for an attribute. */
export function textAt(node: ItemNode, ...paths: string[]): string | null {
  for (const path of paths) {
    const text = textsAt(node, path)[0]
    if (text !== undefined) return text
  }
  return null
}

/** Every non-empty text at a path, trimmed. */
export function textsAt(node: ItemNode, path: string): string[] {
  const cut = path.indexOf('@')
  if (cut < 0) {
    const nodes = nodesAt(node, path)
    // Most names that are looked up do not exist.
    return nodes.length === 0 ? [] : nonEmpty(nodes.map(textOf))
  }
  const name = path.slice(cut + 1)
  const nodes = cut === 0 ? [node] : nodesAt(node, path.slice(0, path[cut - 1] === '/' ? cut - 1 : cut))
  const attributes = nodes.map(found => found.attributes.get(name) ?? '')
  // JSON-LD properties may begin with `@`.
  return nonEmpty(cut === 0 ? [...attributes, ...nodesAt(node, path).map(textOf)] : attributes)
}

/** The content of a node as HTML: texts unchanged, elements serialised. */
export function textOf(node: ItemNode): string {
  const only = node.parts[0]
  if (node.parts.length === 1 && typeof only === 'string') return only
  const translation = translationOf(node)
  if (translation) return textOf(translation)
  return node.parts
    .map(part => (typeof part === 'string' ? part : `<${part.tag}>${textOf(part)}</${part.tag}>`))
    .join('')
}

/** The German, else the English version of a multilingual text: `{"de": "Arzt", "en": "Doctor"}`. */
function translationOf(node: ItemNode): ItemNode | undefined {
  const isTranslated =
    node.parts.length > 1 &&
    node.parts.every(part => typeof part !== 'string' && languageNames.has(part.name))
  if (!isTranslated) return undefined
  const languages = childrenOf(node)
  return ['de', 'en']
    .map(language => languages.find(({ name }) => name.startsWith(language)))
    .find(found => found !== undefined)
}
const languageNames = new Set('de en fr it dede deat dech engb enus ende'.split(' '))

const none: ItemNode[] = []

function childrenNamed(node: ItemNode, name: string): ItemNode[] {
  return childrenByName(node).get(name) ?? none
}

function nonEmpty(texts: string[]): string[] {
  return texts.map(text => text.trim()).filter(text => text !== '')
}
