/** Reads feeds whose run waits; enqueued with the row of the run. */
export const runFeedsTask = 'run-feeds'
/** Looks for ads that came twice; enqueued after ads changed. */
export const linkDuplicatesTask = 'link-duplicates'
