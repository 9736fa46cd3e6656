import { limits } from '../../../config/limits.ts'
import { networkOfAddress } from '../../../platform/network/network-of-address.ts'
import type { Context } from '../../caller/context.ts'
import type { Visitor } from '../../caller/visitor.ts'
import { limitTries } from '../../throttle/steps/limit-tries.ts'
import { findKnownDevice } from '../known-device.ts'

const hour = { windowMinutes: 60, problem: 'account.too-many-mails' }

/**
 * Before anything that mails an address because someone typed it: whoever that is, over all such forms together 10 an hour go
 * from one network to one address, and 15 to it in all, so that no mailbox is filled and a stranger alone can not use up what
 * its owner may ask for. Who asks with a browser that the address's owner signs in with is no stranger.
 * @throws {TooMany} `account.too-many-mails`
 */
export async function limitStrangersMails(ctx: Context, email: string, visitor: Visitor): Promise<void> {
  const device = await findKnownDevice(ctx, email, visitor)
  const tries = limits.strangersMailsPerHour
  if (device !== null) {
    await limitTries(ctx, { kind: 'mail-by', subject: `${device} ${email}`, tries, ...hour })
    return
  }
  const network = networkOfAddress(visitor.address)
  await limitTries(ctx, { kind: 'mail-from-to', subject: `${network} ${email}`, tries, ...hour })
  await limitTries(ctx, { kind: 'mail-to', subject: email, tries: limits.mailsToOnePerHour, ...hour })
}

/** The mails of accounts (codes, links): few from one network to whomever, besides the limit for the one whom they reach. */
export async function limitMails(ctx: Context, email: string, visitor: Visitor): Promise<void> {
  const tries = limits.mailsPerHour * 4
  await limitTries(ctx, { kind: 'mail-from', subject: visitor.address, tries, ...hour })
  await limitStrangersMails(ctx, email, visitor)
}
