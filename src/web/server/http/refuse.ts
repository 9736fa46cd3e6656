import type { Context } from 'hono'
import { problem } from '../../../api/v1/problem.ts'

type Refusal = { status: 400 | 403 | 413 | 500 | 504; code: string; words: string }

/** What is refused before a page or the API is reached: in a line of words, and for programs with a key to decide by. */
export function refuse(c: Context, { status, code, words }: Refusal): Response {
  if (c.req.path.startsWith('/api/')) return problem(c, status, words, [], { code })
  return c.text(`${words}\n`, status, { 'cache-control': 'no-store' })
}
