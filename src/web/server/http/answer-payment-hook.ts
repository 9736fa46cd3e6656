import { limits } from '../../../config/limits.ts'
import { receivePaymentEvent } from '../../../domain/orders/receive-payment-event.ts'
import type { WebDeps } from '../web-deps.ts'
import { signedHook } from './signed-hook.ts'

/** Takes in events of the provider of payments. It is answered as soon as the event is kept. */
export function answerPaymentHook(deps: WebDeps) {
  return signedHook(
    {
      path: '/hooks/payments',
      maxBytes: limits.requestBodyBytes,
      words: { tooLarge: 'The event is too large.', closed: 'Nothing is paid here.\n' },
      takenStatus: 200,
      take: (ctx, { raw, header }) =>
        receivePaymentEvent(ctx, {
          raw,
          signature: header('stripe-signature') || header('x-payment-signature'),
        }),
    },
    deps,
  )
}
