import { randomInt } from 'node:crypto'
import { limits } from '../../../config/limits.ts'
import { noteEvent } from '../../audit/steps/note-event.ts'
import type { Context } from '../../caller/context.ts'
import { inTransaction } from '../../caller/context.ts'
import { Conflict } from '../../caller/errors.ts'
import { findPersonById } from '../account.queries.ts'
import { requireFreshSession } from './factor.policy.ts'
import { replaceRecoveryCodes } from './recovery.queries.ts'

/**
 * Generates ten recovery codes, each replacing a second factor once; previous codes stop working. Stored as hashes only.
 * @throws {Conflict} `factors.none-yet` without a second factor
 */
export async function makeRecoveryCodes(ctx: Context): Promise<string[]> {
  const { userId } = await requireFreshSession(ctx)
  const person = await findPersonById(ctx.db, userId)
  if (!person?.hasFactor) throw new Conflict('factors.none-yet')
  const codes = Array.from({ length: limits.recoveryCodes }, randomRecoveryCode)
  const hashes = codes.map(code => recoveryHash(ctx, userId, code))
  await inTransaction(ctx, async inside => {
    await replaceRecoveryCodes(inside.db, userId, hashes, ctx.now())
    await noteEvent(inside, 'recovery-codes-made')
  })
  return codes.map(code => `${code.slice(0, 5)}-${code.slice(5)}`)
}

/** @param code ten characters without a hyphen */
export function recoveryHash(ctx: Context, userId: string, code: string): string {
  return ctx.realms.secretBox.fingerprint(code, `recovery ${userId}`)
}

// Crockford's alphabet: no letters that look like digits. Ten of 32 are 50 bits.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

function randomRecoveryCode(): string {
  return Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('')
}
