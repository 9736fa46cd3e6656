/** What the watch needs of the browser, so that it can be tried without one. */
export type MemorySurroundings = {
  /** Whether the page shows something of a person who is signed in. */
  isPersonal: boolean
  isSignedInNow: () => Promise<boolean>
  hide: () => void
  reload: () => void
}

/**
 * Browsers keep pages that were left in their memory and show them on the way back as they were. By then someone may have
 * signed out or in: what belongs to a person is loaded anew and hidden until then, what a guest saw when they are one no more.
 * @returns what ends the watch
 */
export function watchMemory(page: EventTarget, around: MemorySurroundings): () => void {
  const onHide = (event: Event) => {
    if (isKept(event) && around.isPersonal) around.hide()
  }
  const onShow = async (event: Event) => {
    if (!isKept(event)) return
    // Without a connection the page of a guest stays as it is.
    const isOutdated = around.isPersonal || (await around.isSignedInNow().catch(() => false))
    if (isOutdated) around.reload()
  }
  page.addEventListener('pagehide', onHide)
  page.addEventListener('pageshow', onShow)
  return () => {
    page.removeEventListener('pagehide', onHide)
    page.removeEventListener('pageshow', onShow)
  }
}

function isKept(event: Event): boolean {
  return 'persisted' in event && event.persisted === true
}
