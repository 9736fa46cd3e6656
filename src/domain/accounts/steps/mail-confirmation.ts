import { headersOf } from '../../../platform/auth/client-headers.ts'
import type { Context } from '../../caller/context.ts'
import { inEvenTime } from './in-even-time.ts'
import { isLibraryError } from './library-error.ts'
import { limitMails } from './limit-mails.ts'

/** Sends the confirmation once more, alike for any address, with the `wanted` page of this site to return to. The caller has asked its policy. */
export async function mailConfirmation(
  ctx: Context,
  { email, wanted = null }: { email: string; wanted?: string | null },
): Promise<void> {
  await limitMails(ctx, email)
  const request = {
    headers: headersOf({ ...ctx.client, cookie: '' }),
    body: { email, ...(wanted && { callbackURL: wanted }) },
  }
  await inEvenTime(() =>
    ctx.realms.site.api.sendVerificationEmail(request).catch((error: unknown) => {
      if (!isLibraryError(error)) throw error
    }),
  )
}
