import type { JobIndexAnswer, JobIndexQuery } from './job.search.ts'
import type { JobDocument } from './job-document.ts'

/** What this process needs of an index: changed one by one, asked often. */
export type JobIndex = {
  /** Adds or replaces; throws for a document that can not be indexed, and is then as before for the rest. */
  upsert(document: JobDocument): void
  remove(id: number): void
  find(query: JobIndexQuery): JobIndexAnswer
  size(): number
  /** Memory in bytes. */
  bytes(): number
}
