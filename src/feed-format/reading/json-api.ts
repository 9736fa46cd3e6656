import { limits } from '../../config/limits.ts'
import { type FoundItem, ItemCollector } from './collect-items.ts'
import { FeedRefused } from './feed-refused.ts'
import { childrenOf, type ItemNode, nodesAt, textAt, textOf } from './item-node.ts'
import type { ReadContext } from './read-context.ts'
import { readJsonItems } from './read-json-items.ts'

/*
 * JSON:API documents (https://jsonapi.org/format/1.1) such as Teamtailor's: a job's fields are nested one level deeper, and its places and
 * people are in a separate list, referenced by type and id.
 */

type Included = ReadonlyMap<string, ItemNode>

function isResource(node: ItemNode): boolean {
  const [attributes] = nodesAt(node, 'attributes')
  return attributes !== undefined && childrenOf(attributes).length > 0 && textAt(node, 'type') !== null
}

/**
 * Flattens the jobs of `items` and resolves their relationships; other items pass unchanged. `open` reads the document a second time from
 * the start, because the referenced resources mostly follow the jobs.
 */
export async function* withResources(
  items: AsyncIterable<FoundItem[]>,
  open: () => AsyncIterable<string>,
): AsyncGenerator<FoundItem[]> {
  let included: Included | null = null
  for await (const found of items) {
    if (!found.some(({ node }) => isResource(node))) {
      yield found
      continue
    }
    const known: Included = included ?? (await readIncluded(open()))
    included = known
    yield found.map(item => (isResource(item.node) ? { ...item, node: flattened(item.node, known) } : item))
  }
}

function flattened(node: ItemNode, included: Included): ItemNode {
  const [attributes] = nodesAt(node, 'attributes')
  const own = childrenOf(node).filter(
    ({ name }) => !['attributes', 'relationships', 'links', 'type'].includes(name),
  )
  const related = nodesAt(node, 'relationships')
    .flatMap(childrenOf)
    .flatMap(relation => referredTo(relation, included))
  const links = nodesAt(node, 'links').flatMap(childrenOf)
  return {
    ...plain(node),
    parts: [...own, ...(attributes ? childrenOf(attributes) : []), ...related, ...links],
  }
}

/** The resources a relationship points to, under the relationship's name; a resource with only a name is reduced to it. */
function referredTo(relation: ItemNode, included: Included): ItemNode[] {
  return nodesAt(relation, 'data').flatMap(reference => {
    const [attributes] = nodesAt(included.get(keyOf(reference)) ?? reference, 'attributes')
    if (!attributes) return []
    const facts = childrenOf(attributes)
    const [only] = facts
    const isName = facts.length === 1 && only?.name === 'name'
    return [{ ...plain(relation), parts: isName ? [textOf(only)] : facts }]
  })
}

function plain({ name, tag, attributes }: ItemNode): ItemNode {
  return { name, tag, attributes, parts: [] }
}

async function readIncluded(texts: AsyncIterable<string>): Promise<Included> {
  const included = new Map<string, ItemNode>()
  let chars = 0
  const read: ReadContext = {
    collector: null,
    warn: () => {},
    collect: onItem => new ItemCollector(onItem, '/included'),
  }
  try {
    for await (const found of readJsonItems(texts, read, false)) {
      for (const { node } of found) {
        chars += charsIn(node)
        // More than this is no list of places and people.
        if (included.size >= limits.feedIncluded || chars > limits.feedIncludedChars) return included
        included.set(keyOf(node), node)
      }
    }
  } catch (error) {
    // The document may be truncated here; whether it is complete is checked where its jobs are read.
    if (!(error instanceof FeedRefused)) throw error
  }
  return included
}

function keyOf(node: ItemNode): string {
  return `${textAt(node, 'type')} ${textAt(node, 'id')}`
}

function charsIn(node: ItemNode): number {
  return node.parts.reduce((sum, part) => sum + (typeof part === 'string' ? part.length : charsIn(part)), 50)
}
