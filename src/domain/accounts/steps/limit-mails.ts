import { limits } from '../../../config/limits.ts'
import { networkOfAddress } from '../../../platform/network/network-of-address.ts'
import type { Context } from '../../caller/context.ts'
import { limitTries } from '../../throttle/steps/limit-tries.ts'
import { findKnownDevice } from '../known-device.ts'

const hour = { windowMinutes: 60, problem: 'account.too-many-mails' }

/**
 * Call before mailing any address that someone typed. Over all such forms together, one network may trigger 10 mails an hour to an address,
 * and all networks 15, so that no mailbox is flooded and a stranger cannot use up its owner's quota. Browsers known to the address's owner
 * are exempt.
 * @throws {TooMany} `account.too-many-mails`
 */
export async function limitStrangersMails(ctx: Context, email: string): Promise<void> {
  const device = await findKnownDevice(ctx, email)
  const tries = limits.strangersMailsPerHour
  if (device !== null) {
    await limitTries(ctx, { kind: 'mail-by', subject: `${device} ${email}`, tries, ...hour })
    return
  }
  const network = networkOfAddress(ctx.client.address)
  await limitTries(ctx, { kind: 'mail-from-to', subject: `${network} ${email}`, tries, ...hour })
  await limitTries(ctx, { kind: 'mail-to', subject: email, tries: limits.mailsToOnePerHour, ...hour })
}

/** Account mails (codes, links): limited per network over all recipients, on top of the limit per recipient. */
export async function limitMails(ctx: Context, email: string): Promise<void> {
  const tries = limits.mailsPerHour * 4
  await limitTries(ctx, { kind: 'mail-from', subject: ctx.client.address, tries, ...hour })
  await limitStrangersMails(ctx, email)
}
