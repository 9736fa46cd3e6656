/** What a page of this site tells about what its reader looks at. */
export type SeenPage =
  | { kind: 'job'; jobId: number }
  | { kind: 'employer'; employerId: number }
  | { kind: 'dashboard' }
  | { kind: 'employer-dashboard' }
  | { kind: 'other' }

const patterns: readonly [RegExp, (id: number) => SeenPage][] = [
  [/^\/jobs\/(\d{1,9})(?:-|$)/, jobId => ({ kind: 'job', jobId })],
  [/^\/(?:arbeitgebern|employers)\/(\d{1,9})(?:-|$)/, employerId => ({ kind: 'employer', employerId })],
  [/^\/employer-dashboard(?:\/|$)/, () => ({ kind: 'employer-dashboard' })],
  [/^\/dashboard(?:\/|$)/, () => ({ kind: 'dashboard' })],
]

/** Reads an address of this site, or its beginning; anything else tells nothing. */
export function seenPage(address: string | undefined): SeenPage {
  const [, ...parts] = (address?.split(/[?#]/, 1)[0] ?? '').split('/')
  // Both languages have their own beginning, and share the rest of these.
  const path = `/${(parts[0] === 'en' ? parts.slice(1) : parts).join('/')}`
  for (const [pattern, seen] of patterns) {
    const found = pattern.exec(path)
    if (found) return seen(Number(found[1]))
  }
  return { kind: 'other' }
}
