/**
 * The outcome of `work`, unless `signal` comes first. What goes on in the background when it is left meets closed doors, and ends
 * with the process.
 */
export function unlessAborted<T>(work: Promise<T>, signal?: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) reject(signal.reason)
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    work.then(resolve, reject)
  })
}
