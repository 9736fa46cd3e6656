import type { FoundItem, ItemCollector } from './collect-items.ts'

/** What readers share with the one who reads: warnings go out, the collector tells about the document's outside. */
export type ReadContext = {
  warn: (message: string, line?: number | null) => void
  collector: ItemCollector | null
  /** Makes what is built from the events of a document. */
  collect: (onItem: (item: FoundItem) => void) => ItemCollector
  /** Any first row may name the columns of a table, not only one with a title. */
  takesAnyHeader?: boolean
}
