import type { Context as HonoContext } from 'hono'
import type { z } from 'zod'
import { BrokenBody, wrongBody } from './auth-problem.ts'

/**
 * JSON only: a cross-site form cannot send it. An empty body is read as an empty object.
 * @throws {BrokenBody} naming what is wrong
 */
export async function readBody<S extends z.ZodType>(c: HonoContext, schema: S): Promise<z.output<S>> {
  const text = await c.req.text()
  if (text !== '' && !/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    throw new BrokenBody([{ name: 'content-type', value: '', reason: 'The body must be application/json.' }])
  }
  let value: unknown = {}
  try {
    if (text !== '') value = JSON.parse(text, withoutNul)
  } catch {
    throw new BrokenBody([{ name: 'body', value: '', reason: 'The body is not JSON.' }])
  }
  const read = schema.safeParse(value)
  if (!read.success) throw wrongBody(read.error)
  return read.data
}

/** JSON can express NUL, PostgreSQL cannot store it. */
function withoutNul(name: string, value: unknown): unknown {
  if (`${name}${typeof value === 'string' ? value : ''}`.includes('\0')) throw new SyntaxError('contains NUL')
  return value
}
