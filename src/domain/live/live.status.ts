/** What open pages are notified of: something of theirs changed and should be reloaded. */
export type LiveKind =
  | 'application'
  | 'contact'
  | 'cv'
  | 'message'
  | 'job'
  | 'invitation'
  | 'order'
  | 'question'
  | 'recommendation'
  | 'webhook'

/** One live event. `id` is the position to resume from; `details` holds ids only. */
export type LiveEvent = { id: string; kind: LiveKind; details: Record<string, string | number> }
