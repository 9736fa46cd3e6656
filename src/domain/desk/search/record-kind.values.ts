/** What the administrators' search finds. */
export const recordKinds = ['person', 'employer', 'job', 'application', 'feed', 'ticket', 'order'] as const
export type RecordKind = (typeof recordKinds)[number]

/** What narrows the search to one kind when written before the words, in both languages: `person: müller`. */
export const kindPrefixes: Record<RecordKind, readonly string[]> = {
  person: ['person'],
  employer: ['employer', 'arbeitgeber'],
  job: ['job', 'anzeige', 'stelle'],
  application: ['application', 'bewerbung'],
  feed: ['feed', 'import'],
  ticket: ['ticket', 'nachricht'],
  order: ['order', 'bestellung'],
}
