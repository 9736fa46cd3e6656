import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { limits } from '../../../config/limits.ts'
import { isDomainError } from '../../../domain/caller/errors.ts'
import { receivePaymentEvent } from '../../../domain/orders/receive-payment-event.ts'
import type { WebDeps } from '../web-deps.ts'
import { refuse } from './refuse.ts'
import type { WebVariables } from './web-variables.ts'

const path = '/hooks/payments'
const bodies = bodyLimit({
  maxSize: limits.requestBodyBytes,
  onError: c => refuse(c, { status: 413, code: 'error.too-large', words: 'The event is too large.' }),
})

/**
 * Takes in events of the provider of payments: its bytes as they came, and the signature in a header. Cookies mean nothing here. It is
 * answered as soon as the event is kept; one that came before is answered like a new one, so that nobody sends it again.
 */
export function answerPaymentHook({ identify, clientOf }: WebDeps) {
  return createMiddleware<{ Variables: WebVariables }>(async (c, next) => {
    if (c.req.path !== path || c.req.method !== 'POST') return next()
    let answer: Response | undefined
    const refused = await bodies(c, async () => {
      const client = { ...clientOf(c), cookie: '' }
      const asked = { requestId: c.get('requestId'), locale: 'de', client, realm: 'site' } as const
      const { ctx } = await identify(asked)
      const raw = new Uint8Array(await c.req.arrayBuffer())
      const signature = c.req.header('stripe-signature') ?? c.req.header('x-payment-signature') ?? ''
      try {
        await receivePaymentEvent(ctx, { raw, signature })
        answer = c.text('Taken.\n', 200)
      } catch (error) {
        if (!isDomainError(error)) throw error
        const isClosed = error.kind === 'not-found'
        answer = c.text(
          isClosed ? 'Nothing is paid here.\n' : 'The signature is wrong or too old.\n',
          isClosed ? 404 : 401,
        )
      }
    })
    return refused ?? answer
  })
}
