/** Raised in the window when a part of the site could not be loaded. Who takes care of it prevents the default and says for what to wait. */
export const partFailed = 'page-part-failed'

export type PartFailure = {
  error: unknown
  /** The part's file, where it is known. */
  file: string | null
  waitFor: (mended: Promise<void>) => void
}

/**
 * Loads a part of the site that comes only when it is wanted. When that fails, whoever listens to `partFailed` may mend it, and
 * it is tried again; with nobody there the error goes its way.
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
