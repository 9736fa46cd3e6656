/** What open pages can be told: that something of theirs changed and should be read again. */
export type LiveKind = 'application' | 'message' | 'job' | 'invitation' | 'webhook'

/** One piece of news. `id` is the place to go on from after it; `details` holds ids only. */
export type LiveNews = { id: string; kind: LiveKind; details: Record<string, string | number> }
