/** What an error page gets to know besides the status: the text to show, never the error itself. */
export type PageProblem = { key: string; params: Record<string, string | number> }

/** Reads what `outcome.server.ts` has sent; anything else says nothing. */
export function problemOf(data: unknown): PageProblem | null {
  if (typeof data !== 'object' || data === null || !('key' in data) || typeof data.key !== 'string')
    return null
  // The cast: params come from the same place as the key.
  return { key: data.key, params: 'params' in data ? (data.params as PageProblem['params']) : {} }
}
