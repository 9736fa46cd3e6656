/**
 * What a page shows, as one text. The router writes and reads data piece by piece, looking each up among all others, which takes a list
 * with its thousand pieces longer than its search; and what is written into the document is quoted twice.
 */
export type Packed<T> = {
  text: string
  /** For types alone: what was packed. */
  readonly of?: T
}

/** What stands behind each packed text, so that it is opened once, and not at all where it was packed. */
const opened = new WeakMap<object, unknown>()

/** `data` is plain: objects, lists, texts and numbers. What is undefined in it is left out. */
export function pack<T extends object>(data: T): Packed<T> {
  const packed = { text: otherQuotes(JSON.stringify(data)) }
  opened.set(packed, data)
  return packed
}

export function unpack<T extends object>(packed: Packed<T>): T {
  // The cast: `pack` alone makes packed texts.
  const known = opened.get(packed) as T | undefined
  if (known) return known
  const data: T = JSON.parse(otherQuotes(packed.text))
  opened.set(packed, data)
  return data
}

/** JSON is full of double quotes, each of which would be escaped twice. */
function otherQuotes(text: string): string {
  return text.replace(/["']/g, quote => (quote === '"' ? "'" : '"'))
}
