import type { DialectId } from './dialects/dialects.ts'
import { type PreviewQuestion, type PreviewReading, readPreview } from './read-preview.ts'
import { FeedRefused } from './reading/feed-refused.ts'
import { checkFeed } from './reading/read-feed.ts'

/** What a document is, or in the importer's own words why it can not be read. */
export type DocumentCheck = { dialect: DialectId | null; jobs: number } | { refused: string }

/** Reads the documents of strangers for people and programs who wait for what is in them. Plain data in and out. */
export type DocumentReader = {
  preview(question: PreviewQuestion): Promise<PreviewReading>
  check(path: string): Promise<DocumentCheck>
}

/** Reads them where it is called. A site does so in a thread of its own, so that pages are answered meanwhile. */
export const documentReader: DocumentReader = { preview: readPreview, check: checkDocument }

async function checkDocument(path: string): Promise<DocumentCheck> {
  try {
    const { dialect, itemCount } = await checkFeed(path)
    return { dialect: dialect?.id ?? null, jobs: itemCount }
  } catch (error) {
    if (!(error instanceof FeedRefused)) throw error
    return { refused: error.message }
  }
}
