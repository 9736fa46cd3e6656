import type { ItemNode } from '../reading/item-node.ts'
import type { RawItem } from './raw-item.ts'

/** A known feed format: how to detect it, and how to extract a job from it. */
export type Dialect<Id extends string = string> = {
  id: Id
  syntax: 'xml' | 'json' | 'csv'
  /** `rootName` is the normalised name of the root element, `''` in JSON and CSV. */
  matches: (rootName: string, item: ItemNode) => boolean
  read: (item: ItemNode) => RawItem
  /** List elements that are not jobs. */
  skips?: (item: ItemNode) => boolean
}
