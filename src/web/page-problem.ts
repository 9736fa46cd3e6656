import type { FormMessage } from './form-answer.ts'

/**
 * What an error page is told besides the status, with a `title` in words where the status alone says too little, and the `way` on for those
 * whom the jobs do not help. Only what is meant for people: the error itself never reaches the browser.
 */
export type PageProblem = FormMessage & { title?: string; way?: { to: string; label: string } }

/** Returns null for anything but the shape that `outcome.server.ts` sends, such as the router's own error data. */
export function problemOf(data: unknown): PageProblem | null {
  if (typeof data !== 'object' || data === null || !('key' in data) || typeof data.key !== 'string')
    return null
  // The cast: only `outcome.server.ts` and `read-fields.server.ts` send a `key`, and both send a whole problem.
  return data as PageProblem
}
