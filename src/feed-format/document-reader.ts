import type { DialectId } from './dialects/dialects.ts'
import type { FormatReason } from './format-reason.values.ts'
import { type PreviewQuestion, type PreviewReading, readPreview } from './read-preview.ts'
import { FeedRefused } from './reading/feed-refused.ts'
import { checkFeed } from './reading/read-feed.ts'

export type DocumentCheck = { dialect: DialectId | null; jobs: number } | { refused: FormatReason }

/** Reads untrusted documents while a caller waits. Input and output are structured-cloneable, so that it can run in a worker. */
export type DocumentReader = {
  preview(question: PreviewQuestion): Promise<PreviewReading>
  check(path: string): Promise<DocumentCheck>
}

/** Runs in the calling thread. A site uses a worker thread instead, so that pages are served meanwhile. */
export const documentReader: DocumentReader = { preview: readPreview, check: checkDocument }

async function checkDocument(path: string): Promise<DocumentCheck> {
  try {
    const { dialect, itemCount } = await checkFeed(path)
    return { dialect: dialect?.id ?? null, jobs: itemCount }
  } catch (error) {
    if (!(error instanceof FeedRefused)) throw error
    return { refused: error.reason }
  }
}
