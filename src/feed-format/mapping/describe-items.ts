import { type ItemNode, textOf, textsAt } from '../reading/item-node.ts'
import type { FeedField } from './feed-mapping.values.ts'

const maxFields = 120
const maxDepth = 5
const sampleChars = 160
const samplesPerField = 3
const markup = new Set(
  'p br ul ol li b i u em strong div span h1 h2 h3 h4 h5 h6 a table tr td th tbody thead font section'.split(
    ' ',
  ),
)

/** The fields of the first jobs of a feed, in document order, with sample values. */
export function describeItems(items: readonly ItemNode[]): FeedField[] {
  const fields = new Map<string, FeedField>()
  for (const item of items) {
    const paths = new Map<string, string>()
    collect(item, '', '', 0, paths)
    for (const [path, name] of paths) {
      const texts = textsAt(item, path)
      if (texts.length === 0) continue
      const field = fields.get(path) ?? { path, name, items: 0, samples: [] }
      if (!fields.has(path)) {
        if (fields.size >= maxFields) continue
        fields.set(path, field)
      }
      field.items++
      const sample = oneLine(texts.join(' · '))
      if (field.samples.length < samplesPerField && !field.samples.includes(sample))
        field.samples.push(sample)
    }
  }
  return [...fields.values()]
}

/** Every path in the job that has text or an attribute value: by normalised names, with the feed's own spelling. */
function collect(node: ItemNode, path: string, name: string, depth: number, into: Map<string, string>): void {
  for (const attribute of node.attributes.keys())
    if (/^[\w:.-]{1,60}$/.test(attribute)) into.set(`${path}@${attribute}`, `${name}@${attribute}`)
  for (const part of node.parts) {
    if (typeof part === 'string' || part.name === '' || part.name.includes('/')) continue
    const at = path === '' ? part.name : `${path}/${part.name}`
    const named = name === '' ? part.tag : `${name}/${part.tag}`
    const hasElements = part.parts.some(child => typeof child !== 'string' && !markup.has(child.name))
    if (!hasElements && textOf(part).trim() !== '') into.set(at, named)
    if (depth < maxDepth && hasElements) collect(part, at, named, depth + 1, into)
    else
      for (const attribute of part.attributes.keys())
        if (/^[\w:.-]{1,60}$/.test(attribute)) into.set(`${at}@${attribute}`, `${named}@${attribute}`)
  }
}

function oneLine(text: string): string {
  const line = text
    .slice(0, 100 * sampleChars)
    .replace(/<[^<>]{0,500}>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return line.length <= sampleChars ? line : `${line.slice(0, sampleChars - 1)}…`
}
