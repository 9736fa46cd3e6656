/** The parameter of an ad's address that names the list it was chosen from. */
export const listParam = 'list'

/** Stands for the list of all jobs, whose query is empty. */
export const allJobs = 'all'

/** The address of an ad beside the list with `query`. Slashes and the like stay readable, which a query allows. */
export function withList(path: string, query: string): string {
  const value = encodeURIComponent(query || allJobs).replace(/%(?:2F|3A|3D|2C)/g, decodeURIComponent)
  return `${path}?${listParam}=${value}`
}

/** How an ad was opened beside its list: where the focus goes. Nothing scrolls, as the list stays where it is. */
export type BesideList = 'to-ad' | 'stay-in-list'

/** What a link to an ad leaves in the history; null for every other way to a page. */
export function besideList(state: unknown): BesideList | null {
  if (typeof state !== 'object' || state === null || !('beside' in state)) return null
  const { beside } = state
  return beside === 'to-ad' || beside === 'stay-in-list' ? beside : null
}

/** Marks what the page of a list asks of an ad that nobody has chosen, which is no view of it. */
export const glanceParam = 'glance'

/** From this width on list and ad stand side by side; the style sheet says the same. */
export const roomForBoth = '(width >= 80rem)'

export function hasRoomForBoth(): boolean {
  return matchMedia(roomForBoth).matches
}
