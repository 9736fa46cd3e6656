/** What an error page is told besides the status. Only keys and parameters meant for people: the error itself never reaches the browser. */
export type PageProblem = { key: string; params: Record<string, string | number>; title?: string }

/** Returns null for anything but the shape that `outcome.server.ts` sends, such as the router's own error data. */
export function problemOf(data: unknown): PageProblem | null {
  if (typeof data !== 'object' || data === null || !('key' in data) || typeof data.key !== 'string')
    return null
  // The cast: `outcome.server.ts` always sends the rest together with `key`.
  return data as PageProblem
}
