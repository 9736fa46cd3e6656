/** What administrators do to many ads at once; each undoes the other. */
export const bulkActions = ['pause', 'resume'] as const
export type BulkAction = (typeof bulkActions)[number]
export const oppositeOf: Record<BulkAction, BulkAction> = { pause: 'resume', resume: 'pause' }

/** Why an ad is left out. */
export const bulkRefusals = ['from-feed', 'status', 'over', 'gone'] as const
export type BulkRefusal = (typeof bulkRefusals)[number]
