import { randomBytes, timingSafeEqual } from 'node:crypto'
import { hourMs } from '../../../basics/time.ts'
import { limits } from '../../../config/limits.ts'
import type { Context } from '../../caller/context.ts'
import { Conflict, isDomainError } from '../../caller/errors.ts'
import { limitTries } from '../../throttle/steps/limit-tries.ts'
import type { Suspicion } from '../support.values.ts'

const purpose = 'support form'

/** Says when a form was made, signed, so that what fills it in at once, or never saw it, is told from people. */
export function newFormToken(ctx: Context): string {
  const facts = `${ctx.now().getTime().toString(36)}.${randomBytes(12).toString('base64url')}`
  return `${facts}.${ctx.realms.secretBox.fingerprint(facts, purpose)}`
}

/** What the token of a form says against it; each form is sent once. */
export async function readFormToken(
  ctx: Context,
  token: string | null,
): Promise<{ suspicions: Suspicion[]; sendOnce: () => Promise<() => Promise<void>> }> {
  const [made = '', nonce = '', signature = ''] = token?.split('.') ?? []
  const expected = Buffer.from(ctx.realms.secretBox.fingerprint(`${made}.${nonce}`, purpose))
  const given = Buffer.from(signature)
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  const ageMs = ctx.now().getTime() - Number.parseInt(made, 36)
  if (!isOurs || !(ageMs >= 0 && ageMs <= limits.supportFormHours * hourMs))
    return { suspicions: ['no-form'], sendOnce: async () => async () => {} }
  const suspicions: Suspicion[] = ageMs < limits.supportFormSeconds * 1_000 ? ['too-quick'] : []
  return { suspicions, sendOnce: () => sendOnce(ctx, nonce) }
}

/** @throws {Conflict} when the form was sent already */
async function sendOnce(ctx: Context, nonce: string): Promise<() => Promise<void>> {
  const windowMinutes = limits.supportFormHours * 2 * 60
  try {
    return await limitTries(ctx, { kind: purpose, subject: nonce, tries: 1, windowMinutes })
  } catch (error) {
    if (isDomainError(error) && error.kind === 'too-many') throw new Conflict('support.problem.sent')
    throw error
  }
}
