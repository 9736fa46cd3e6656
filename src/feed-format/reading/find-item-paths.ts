import { ItemCollector } from './collect-items.ts'
import { findFeedEncoding } from './feed-encoding.ts'
import { findFeedSyntax } from './feed-syntax.ts'
import { plainName } from './item-node.ts'
import { openFeedBytes } from './open-feed-bytes.ts'
import type { ReadContext } from './read-context.ts'
import { headOf, readItems } from './read-feed.ts'

const maxPaths = 300
const maxDepth = 8

/** Candidate job elements of a document: path, original spelling and count; the most likely first. */
export type ItemPath = { path: string; name: string; items: number }

/**
 * Scans a document in which no job element was recognised, so that a user can choose one. In a table, it is always the row.
 * @throws {FeedRefused} for malformed documents and anything other than XML, JSON or CSV
 */
export async function findItemPaths(path: string): Promise<ItemPath[]> {
  const encoding = await findFeedEncoding(openFeedBytes(path))
  const syntax = findFeedSyntax(await headOf(path, encoding))
  if (syntax.kind === 'csv') return [{ path: '/', name: '', items: 0 }]
  const shape = new ShapeCollector()
  const read: ReadContext = { collector: null, warn: () => {}, collect: () => shape }
  for await (const _ of readItems({ document: path, encoding, syntax }, read)) break
  return shape.candidates()
}

type Shape = { name: string; items: number; children: Set<string>; repeats: boolean }

/** Counts occurrences per path instead of building jobs. */
class ShapeCollector extends ItemCollector {
  private readonly shapes = new Map<string, Shape>()
  private readonly path: { name: string; tag: string; kind: string }[] = []

  constructor() {
    super(() => {})
  }

  override start(
    tag: string,
    attributes: ReadonlyMap<string, string>,
    _line: number | null,
    kind: string,
  ): void {
    const name = plainName(tag)
    const above = this.path.map(({ name }) => name).join('/')
    if (this.path.length > 0) this.shapes.get(above)?.children.add(name)
    this.path.push({ name, tag, kind })
    if (this.path.length > maxDepth || this.shapes.size >= maxPaths) return
    const path = this.path.length === 1 ? name : `${above}/${name}`
    const shape = this.shapes.get(path)
    if (shape) {
      shape.items++
      return
    }
    const spelled = this.path.map(({ tag }) => tag).join('/')
    const children = new Set([...attributes.keys()].slice(0, maxPaths).map(plainName))
    this.shapes.set(path, { name: spelled, items: 1, children, repeats: kind !== 'property' })
  }

  override text(): void {}

  override end(): void {
    this.path.pop()
  }

  override list(): void {}

  candidates(): ItemPath[] {
    return [...this.shapes]
      .filter(([path, shape]) => path.includes('/') && shape.repeats && shape.children.size >= 2)
      .map(([path, { name, items, children }]) => ({
        path,
        name,
        items,
        weight: items * Math.min(children.size, 8),
      }))
      .sort((one, other) => other.weight - one.weight)
      .slice(0, 10)
      .map(({ path, name, items }) => ({ path, name, items }))
  }
}
