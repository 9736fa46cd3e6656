/**
 * A copy that shares no memory with the text it was cut from. The engine keeps a whole chunk of the document alive for a
 * single word of it, which adds up for what is remembered during a run.
 */
export function detached(text: string): string {
  return Buffer.from(text).toString()
}
