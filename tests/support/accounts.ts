import { seekerSignUpSchema } from '../../src/domain/accounts/account.schema.ts'
import { confirmAddress } from '../../src/domain/accounts/confirm-address.ts'
import { signIn } from '../../src/domain/accounts/sign-in.ts'
import { signUp } from '../../src/domain/accounts/sign-up.ts'
import type { Context } from '../../src/domain/caller/context.ts'
import { isDomainError } from '../../src/domain/caller/errors.ts'
import { asCookieHeader, lastLetter, tokenIn } from './account.ts'
import { somebody, via } from './client.ts'

export const password = 'ein langes Wort'

export function openAccounts(ctx: Context) {
  let clients = 0
  /** Each from a separate IP address, so that cases do not share rate limits. */
  const client = (cookies: readonly string[] = []) => {
    clients++
    const address = `198.51.${Math.floor(clients / 250)}.${clients % 250}`
    return { ...somebody, address, cookie: asCookieHeader(cookies) }
  }
  const register = async (email: string, from = client()) => {
    const fields = { fullName: 'Jana Vogt', email, password, passwordAgain: password, terms: 'on' }
    return signUp(via(ctx, from), { role: 'job_seeker', form: seekerSignUpSchema.parse(fields) })
  }
  const registerAndConfirm = async (email: string) => {
    await register(email)
    return confirmAddress(via(ctx, client()), { token: tokenIn(await lastLetter(ctx.db, email)) })
  }
  const enter = (email: string, word = password, from = client()) =>
    signIn(via(ctx, from), { email, password: word })
  return { client, register, registerAndConfirm, enter }
}

/** What a client can observe of a result. */
export async function answerOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    value => JSON.stringify(value ?? null),
    (error: unknown) => {
      if (!isDomainError(error)) throw error
      return JSON.stringify({ ...error, key: error.key, kind: error.kind })
    },
  )
}
