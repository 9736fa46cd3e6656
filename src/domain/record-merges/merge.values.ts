/** How long what a merged record held can still be asked for. */
export const snapshotDays = 30
export const mergeReasonChars = 300

export type MergeKind = 'person' | 'employer'

/** A merge that can be taken back. */
export type PastMerge = { id: number; mergedName: string; at: Date; by: string | null; reason: string }

/** How many rows of a table the kept record gets, and how many go. */
export type MergePart = { table: string; moved: number; dropped: number }
