/** Reads feeds whose run waits; enqueued with the row of the run. */
export const runFeedsTask = 'run-feeds'
