/**
 * A position in one person's live events: everything up to (xid, id) was delivered, and of what follows, `seen`. Ids alone are not enough:
 * a transaction with a lower id may commit later. `xid` is a 64-bit number as text, because it exceeds a double's precision.
 */
export type LiveCursor = { xid: string; id: number; seen: number[] }

/** Bounds how many events are delivered ahead of a running transaction; the rest wait for it. */
export const mostSeen = 100

/** Serialises the cursor as an event id, `812-4711` or `812-4711-4713.4714`. */
export function writeCursor({ xid, id, seen }: LiveCursor): string {
  return [xid, id, ...(seen.length > 0 ? [seen.join('.')] : [])].join('-')
}

/** @returns null for anything that {@link writeCursor} cannot have produced. */
export function readCursor(text: string): LiveCursor | null {
  const [, xid, id, seen] = /^(\d{1,19})-(\d{1,15})(?:-(\d{1,15}(?:\.\d{1,15}){0,99}))?$/.exec(text) ?? []
  if (xid === undefined || id === undefined) return null
  return { xid, id: Number(id), seen: seen?.split('.').map(Number) ?? [] }
}
