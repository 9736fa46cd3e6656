/**
 * A place in the news of one person: all up to (xid, id) was handed out, and of what came after it `seen`. Ids alone would not
 * do: a transaction that took an earlier number may commit later. `xid` is a 64-bit number as text; it outgrows a double.
 */
export type NewsCursor = { xid: string; id: number; seen: number[] }

/** So many may be handed out ahead of a transaction that is still running; more wait for it. */
export const mostSeen = 100

/** The cursor as the id of an event, `812-4711` or `812-4711-4713.4714`. */
export function writeCursor({ xid, id, seen }: NewsCursor): string {
  return [xid, id, ...(seen.length > 0 ? [seen.join('.')] : [])].join('-')
}

/** @returns null for what {@link writeCursor} can not have written. */
export function readCursor(text: string): NewsCursor | null {
  const [, xid, id, seen] = /^(\d{1,19})-(\d{1,15})(?:-(\d{1,15}(?:\.\d{1,15}){0,99}))?$/.exec(text) ?? []
  if (xid === undefined || id === undefined) return null
  return { xid, id: Number(id), seen: seen?.split('.').map(Number) ?? [] }
}
