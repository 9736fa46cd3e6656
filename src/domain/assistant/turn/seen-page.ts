/** What a page of this site tells about what its reader looks at. */
export type SeenPage =
  | { kind: 'job'; jobId: number }
  | { kind: 'employer'; employerId: number }
  | { kind: 'dashboard' }
  | { kind: 'employer-dashboard' }
  | { kind: 'other' }

const patterns: readonly [RegExp, (id: number) => SeenPage][] = [
  [/^(?:\/en)?\/jobs\/(\d{1,9})(?:-|$)/, jobId => ({ kind: 'job', jobId })],
  [
    /^(?:\/en)?\/(?:arbeitgebern|employers)\/(\d{1,9})(?:-|$)/,
    employerId => ({ kind: 'employer', employerId }),
  ],
  [/^(?:\/en)?\/employer-dashboard(?:\/|$)/, () => ({ kind: 'employer-dashboard' })],
  [/^(?:\/en)?\/dashboard(?:\/|$)/, () => ({ kind: 'dashboard' })],
]

/** Reads an address of this site, or its beginning; anything else tells nothing. */
export function seenPage(address: string | undefined): SeenPage {
  const path = address?.split(/[?#]/, 1)[0] ?? ''
  for (const [pattern, seen] of patterns) {
    const found = pattern.exec(path)
    if (found) return seen(Number(found[1]))
  }
  return { kind: 'other' }
}
