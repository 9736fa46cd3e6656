import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import type { Context } from '../../../domain/caller/context.ts'
import { isDomainError } from '../../../domain/caller/errors.ts'
import type { WebDeps } from '../web-deps.ts'
import { refuse } from './refuse.ts'
import type { WebVariables } from './web-variables.ts'

type Hook = {
  path: string
  maxBytes: number
  /** What is said of a body that is too large, and where the operator has not set the hook up. */
  words: { tooLarge: string; closed: string }
  takenStatus: 200 | 202
  /** @throws NotFound where the hook is not set up, any other domain error for a signature that does not hold */
  take: (ctx: Context, body: { raw: Uint8Array; header: (name: string) => string }) => Promise<unknown>
}

/**
 * Takes in what another program sends: its bytes as they came, and their signature in headers. Cookies mean nothing here. A delivery that
 * came before is answered like a new one, so that nobody sends it again.
 */
export function signedHook(
  { path, maxBytes, words, takenStatus, take }: Hook,
  { identify, clientOf }: WebDeps,
) {
  const bodies = bodyLimit({
    maxSize: maxBytes,
    onError: c => refuse(c, { status: 413, code: 'error.too-large', words: words.tooLarge }),
  })
  return createMiddleware<{ Variables: WebVariables }>(async (c, next) => {
    if (c.req.path !== path || c.req.method !== 'POST') return next()
    let answer: Response | undefined
    const refused = await bodies(c, async () => {
      const client = { ...clientOf(c), cookie: '' }
      const asked = { requestId: c.get('requestId'), locale: 'de', client, realm: 'site' } as const
      const { ctx } = await identify(asked)
      const raw = new Uint8Array(await c.req.arrayBuffer())
      try {
        await take(ctx, { raw, header: name => c.req.header(name) ?? '' })
        answer = c.text('Taken.\n', takenStatus)
      } catch (error) {
        if (!isDomainError(error)) throw error
        answer =
          error.kind === 'not-found'
            ? c.text(words.closed, 404)
            : c.text('The signature is wrong or too old.\n', 401)
      }
    })
    return refused ?? answer
  })
}
