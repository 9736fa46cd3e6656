/** Browser dependencies, injectable for tests. */
export type MemorySurroundings = {
  /** Whether the page shows data of a signed-in person. */
  isPersonal: boolean
  isSignedInNow: () => Promise<boolean>
  hide: () => void
  reload: () => void
}

/**
 * Browsers restore pages from the back/forward cache as they were, although someone may have signed out or in since: personal pages are
 * hidden and reloaded, guest pages reloaded when someone is signed in.
 * @returns how to stop watching
 */
export function watchMemory(page: EventTarget, around: MemorySurroundings): () => void {
  const onHide = (event: Event) => {
    if (isKept(event) && around.isPersonal) around.hide()
  }
  const onShow = async (event: Event) => {
    if (!isKept(event)) return
    // A failed request counts as not signed in: offline, a guest's page stays as it is.
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
