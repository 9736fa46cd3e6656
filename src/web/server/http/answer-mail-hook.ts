import { limits } from '../../../config/limits.ts'
import { receiveMail } from '../../../domain/support/inbound/receive-mail.ts'
import type { WebDeps } from '../web-deps.ts'
import { signedHook } from './signed-hook.ts'

/** Takes in mails from the operator's mail server: the raw mail as the body, its signature and time in headers. */
export function answerMailHook(deps: WebDeps) {
  return signedHook(
    {
      path: '/hooks/mail',
      maxBytes: limits.supportMailBytes,
      words: { tooLarge: 'The mail is too large.', closed: 'No mails are taken here.\n' },
      takenStatus: 202,
      take: (ctx, { raw, header }) =>
        receiveMail(ctx, {
          raw,
          timestamp: header('x-mail-timestamp'),
          signature: header('x-mail-signature'),
        }),
    },
    deps,
  )
}
