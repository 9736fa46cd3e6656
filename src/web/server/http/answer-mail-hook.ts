import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { limits } from '../../../config/limits.ts'
import { isDomainError } from '../../../domain/caller/errors.ts'
import { receiveMail } from '../../../domain/support/inbound/receive-mail.ts'
import type { WebDeps } from '../web-deps.ts'
import { refuse } from './refuse.ts'
import type { WebVariables } from './web-variables.ts'

const path = '/hooks/mail'
const bodies = bodyLimit({
  maxSize: limits.supportMailBytes,
  onError: c => refuse(c, { status: 413, code: 'error.too-large', words: 'The mail is too large.' }),
})

/**
 * Takes in mails from the operator's mail server: the raw mail as the body, its signature and time in headers. Cookies mean nothing here.
 * A delivery that came before is answered like a new one, so that nobody sends it again.
 */
export function answerMailHook({ identify, clientOf }: WebDeps) {
  return createMiddleware<{ Variables: WebVariables }>(async (c, next) => {
    if (c.req.path !== path || c.req.method !== 'POST') return next()
    let answer: Response | undefined
    const refused = await bodies(c, async () => {
      const client = { ...clientOf(c), cookie: '' }
      const asked = { requestId: c.get('requestId'), locale: 'de', client, realm: 'site' } as const
      const { ctx } = await identify(asked)
      const raw = new Uint8Array(await c.req.arrayBuffer())
      const timestamp = c.req.header('x-mail-timestamp') ?? ''
      const signature = c.req.header('x-mail-signature') ?? ''
      try {
        await receiveMail(ctx, { raw, timestamp, signature })
        answer = c.text('Taken.\n', 202)
      } catch (error) {
        if (!isDomainError(error)) throw error
        const isClosed = error.kind === 'not-found'
        answer = c.text(
          isClosed ? 'No mails are taken here.\n' : 'The signature is wrong or too old.\n',
          isClosed ? 404 : 401,
        )
      }
    })
    return refused ?? answer
  })
}
