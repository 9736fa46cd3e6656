/** How long what a merged record held can still be asked for. */
export const snapshotDays = 30
export const mergeReasonChars = 300

export type MergeKind = 'person' | 'employer'

/** How many rows of a table the kept record gets, and how many go. */
export type MergePart = { table: string; moved: number; dropped: number }
