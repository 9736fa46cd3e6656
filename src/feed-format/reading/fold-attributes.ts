import { childrenByName, type ItemNode, plainName } from './item-node.ts'

const noAttributes: ReadonlyMap<string, string> = new Map()

/** Elements for objects with several fields, which some feeds write as attributes. */
const holders = new Set(
  (
    'location standort ort place city joblocation arbeitsort einsatzort address adresse company firma employer arbeitgeber ' +
    'unternehmen salary gehalt verguetung pay contact kontakt ansprechpartner'
  ).split(' '),
)
/** Elements that carry their name in an attribute: `<field name="title">…`. */
const pairs = new Set(
  'field feld attribute property merkmal customfield column spalte eigenschaft'.split(' '),
)

/** Handles `<job title="…" city="…"/>`: attributes become children; a child element of the same name takes precedence. */
export function foldItemAttributes(node: ItemNode): void {
  if (node.attributes.size === 0) return
  const known = childrenByName(node)
  for (const [tag, value] of node.attributes) {
    const name = plainName(tag)
    if (value !== '' && !known.has(name))
      node.parts.push({ name, tag, attributes: noAttributes, parts: [value] })
  }
  delete node.byName
}

/** The same for what is nested in a job: places and people with attributes, values of empty elements, named fields. */
export function foldInnerAttributes(node: ItemNode): void {
  if (node.attributes.size === 0) return
  const isEmpty = node.parts.every(part => typeof part === 'string' && part.trim() === '')
  if (pairs.has(node.name)) renameByAttribute(node)
  const value = node.attributes.get('value') ?? node.attributes.get('wert')
  if (isEmpty && value !== undefined && !htmlWithValue.has(node.tag.toLowerCase())) node.parts = [value]
  else if (isEmpty && holders.has(node.name)) foldItemAttributes(node)
}

function renameByAttribute(node: ItemNode): void {
  const named = node.attributes.get('name') ?? node.attributes.get('key')
  if (named === undefined || named === '') return
  node.name = plainName(named)
  node.tag = named
}

/** Excluded, because descriptions may contain unescaped HTML. */
const htmlWithValue = new Set('input option param li button progress meter data'.split(' '))
