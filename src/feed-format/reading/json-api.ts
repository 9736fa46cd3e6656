import { limits } from '../../config/limits.ts'
import { type FoundItem, ItemCollector } from './collect-items.ts'
import { FeedRefused } from './feed-refused.ts'
import { childrenOf, type ItemNode, nodesAt, textAt, textOf } from './item-node.ts'
import type { ReadContext } from './read-context.ts'
import { readJsonItems } from './read-json-items.ts'

/*
 * Documents after JSON:API (https://jsonapi.org/format/1.1), such as Teamtailor's: the facts of a job stand one level deeper,
 * its places and people in a list of their own, named by type and id.
 */

type Included = ReadonlyMap<string, ItemNode>

/** Whether an object of the document is written after JSON:API. */
function isResource(node: ItemNode): boolean {
  const [attributes] = nodesAt(node, 'attributes')
  return attributes !== undefined && childrenOf(attributes).length > 0 && textAt(node, 'type') !== null
}

/**
 * The jobs of `items` with their facts on the outermost level and what they refer to in its place; others pass as they are.
 * `open` reads the document once more from its beginning, because what is referred to mostly follows the jobs.
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

/** What a relation refers to, under the name of the relation; a thing with nothing but a name is that name. */
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
        // So much is no list of places and people any more.
        if (included.size >= limits.feedIncluded || chars > limits.feedIncludedChars) return included
        included.set(keyOf(node), node)
      }
    }
  } catch (error) {
    // Only the beginning may be there; whether the document is whole says who reads its jobs.
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
