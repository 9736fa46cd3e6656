import type { Context } from 'hono'
import { problem } from '../../../api/v1/problem.ts'

type Refusal = { status: 400 | 403 | 413 | 500 | 504; code: string; words: string }

/** Error responses before a page or the API is reached: one line of text, with a code for programs. */
export function refuse(c: Context, { status, code, words }: Refusal): Response {
  if (c.req.path.startsWith('/api/')) return problem(c, status, words, [], { code })
  return c.text(`${words}\n`, status, { 'cache-control': 'no-store' })
}
