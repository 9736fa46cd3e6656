import type { FormatReason } from '../format-reason.values.ts'
import type { FoundItem, ItemCollector } from './collect-items.ts'

/** Shared by the syntax readers and their caller: warnings go out, the collector reports what lies outside the jobs. */
export type ReadContext = {
  warn: (reason: FormatReason, line?: number | null) => void
  collector: ItemCollector | null
  /** Creates the collector for the parser events of a document. */
  collect: (onItem: (item: FoundItem) => void) => ItemCollector
  /** Accept any first row as the header of a table, not only one with a title column. */
  takesAnyHeader?: boolean
}
