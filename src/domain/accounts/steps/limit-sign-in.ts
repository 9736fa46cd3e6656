import { limits } from '../../../config/limits.ts'
import { networkOfAddress } from '../../../platform/network/network-of-address.ts'
import type { Context } from '../../caller/context.ts'
import type { Visitor } from '../../caller/visitor.ts'
import { limitTries } from '../../throttle/steps/limit-tries.ts'
import { findKnownDevice } from '../known-device.ts'

const windowMinutes = limits.signInWindowMinutes

/**
 * Counts a try at the password of an account and returns what takes it back after success. A browser that its owner has signed
 * in with before has 5 tries of its own; everyone else has 5 for each network, 20 from one network over all accounts, and 20
 * for the account together: so nobody's guesses lock out the owner, and guessing from many networks ends as well
 * (docs/decisions/0023-nobody-is-locked-out.md).
 * @throws {TooMany} with the key in `problem`
 */
export async function limitSignIn(
  ctx: Context,
  { email, visitor, problem }: { email: string; visitor: Visitor; problem: string },
): Promise<() => Promise<void>> {
  const device = await findKnownDevice(ctx, email, visitor)
  const all = { windowMinutes, problem }
  const network = networkOfAddress(visitor.address)
  const counts =
    device === null
      ? [
          { kind: 'sign-in-from', subject: network, tries: limits.signInTriesPerAddress, ...all },
          { kind: 'sign-in-from-to', subject: `${network} ${email}`, tries: limits.signInTries, ...all },
          { kind: 'sign-in-to', subject: email, tries: limits.signInTriesByStrangers, ...all },
        ]
      : [{ kind: 'sign-in-by', subject: `${device} ${email}`, tries: limits.signInTries, ...all }]
  const takeBacks: (() => Promise<void>)[] = []
  // One after the other: what the first refuses does not count against the account.
  for (const count of counts) takeBacks.push(await limitTries(ctx, count))
  return async () => {
    for (const takeBack of takeBacks) await takeBack()
  }
}

/** A mailed code takes few tries itself, and only from where it was asked for: this only keeps one network from trying without end. */
export async function limitCodes(ctx: Context, visitor: Visitor): Promise<() => Promise<void>> {
  const tries = limits.signInTriesPerAddress * 3
  return limitTries(ctx, { kind: 'code-from', subject: visitor.address, tries, windowMinutes })
}

/** Who is signed in and shows once more who they are; a session left open must not become a way to guess the password. */
export async function limitRechecks(ctx: Context, userId: string): Promise<() => Promise<void>> {
  return limitTries(ctx, { kind: 'recheck', subject: userId, tries: limits.signInTries, windowMinutes })
}
