import type { ItemCollector } from './collect-items.ts'

/** What readers share with the one who reads: warnings go out, the collector tells about the document's outside. */
export type ReadContext = {
  warn: (message: string, line?: number | null) => void
  collector: ItemCollector | null
}
