/** Window event for a chunk that failed to load. A handler calls preventDefault and supplies what to wait for. */
export const partFailed = 'page-part-failed'

export type PartFailure = {
  error: unknown
  /** The URL of the chunk; null where the bundler alone knows it. */
  file: string | null
  waitFor: (mended: Promise<void>) => void
}

/**
 * Loads a code-split part on demand. On failure, a listener of `partFailed` may recover and trigger a retry; without one the error
 * propagates.
 */
export async function loadPart<Part>(
  load: (attempt: number) => Promise<Part>,
  options: { file?: string; target?: EventTarget } = {},
): Promise<Part> {
  const { file = null, target = window } = options
  for (let attempt = 0; ; attempt++) {
    try {
      return await load(attempt)
    } catch (error) {
      let mended: Promise<void> = Promise.resolve()
      const waitFor = (promise: Promise<void>) => {
        mended = promise
      }
      const detail: PartFailure = { error, file, waitFor }
      const isUnhandled = target.dispatchEvent(new CustomEvent(partFailed, { cancelable: true, detail }))
      if (isUnhandled) throw error
      await mended
    }
  }
}
