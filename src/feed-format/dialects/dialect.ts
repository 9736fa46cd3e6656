import type { ItemNode } from '../reading/item-node.ts'
import type { RawItem } from './raw-item.ts'

/** One way in which feeds are written: how to know it, and how to read a job of it. */
export type Dialect<Id extends string = string> = {
  id: Id
  syntax: 'xml' | 'json' | 'csv'
  /** `rootName` is the plain name of the outermost element, `''` in JSON and CSV. */
  matches: (rootName: string, item: ItemNode) => boolean
  read: (item: ItemNode) => RawItem
  /** Elements of the list that are no jobs. */
  skips?: (item: ItemNode) => boolean
}
