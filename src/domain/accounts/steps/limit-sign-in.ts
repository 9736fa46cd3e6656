import { limits } from '../../../config/limits.ts'
import { networkOfAddress } from '../../../platform/network/network-of-address.ts'
import type { Context } from '../../caller/context.ts'
import { limitTries } from '../../throttle/steps/limit-tries.ts'
import { findKnownDevice } from '../known-device.ts'

const windowMinutes = limits.signInWindowMinutes

/**
 * Counts a password try. @returns how to undo the count on success. A browser known to the owner has 5 tries of its own; all others share 5
 * per network, 20 from one network over all accounts, and 20 per account: nobody can lock out the owner, and distributed guessing ends too
 * (docs/decisions/0023-nobody-is-locked-out.md).
 * @throws {TooMany} with the key in `problem`
 */
export async function limitSignIn(
  ctx: Context,
  { email, problem }: { email: string; problem: string },
): Promise<() => Promise<void>> {
  const device = await findKnownDevice(ctx, email)
  const all = { windowMinutes, problem }
  const network = networkOfAddress(ctx.client.address)
  const counts =
    device === null
      ? [
          { kind: 'sign-in-from', subject: network, tries: limits.signInTriesPerAddress, ...all },
          { kind: 'sign-in-from-to', subject: `${network} ${email}`, tries: limits.signInTries, ...all },
          { kind: 'sign-in-to', subject: email, tries: limits.signInTriesByStrangers, ...all },
        ]
      : [{ kind: 'sign-in-by', subject: `${device} ${email}`, tries: limits.signInTries, ...all }]
  const takeBacks: (() => Promise<void>)[] = []
  // In sequence: a try rejected by the first limit must not count against the account.
  for (const count of counts) takeBacks.push(await limitTries(ctx, count))
  return async () => {
    for (const takeBack of takeBacks) await takeBack()
  }
}

/** Mailed codes already have few tries and are bound to their request; this only keeps one network from trying endlessly. */
export async function limitCodes(ctx: Context): Promise<() => Promise<void>> {
  const tries = limits.signInTriesPerAddress * 3
  return limitTries(ctx, { kind: 'code-from', subject: ctx.client.address, tries, windowMinutes })
}

/** For signed-in people who prove their identity again: an unattended session must not become a way to guess the password. */
export async function limitRechecks(ctx: Context, userId: string): Promise<() => Promise<void>> {
  return limitTries(ctx, { kind: 'recheck', subject: userId, tries: limits.signInTries, windowMinutes })
}
