import { seekerSignUpSchema } from '../../src/domain/accounts/account.schema.ts'
import { confirmAddress } from '../../src/domain/accounts/confirm-address.ts'
import { signIn } from '../../src/domain/accounts/sign-in.ts'
import { signUp } from '../../src/domain/accounts/sign-up.ts'
import type { Context } from '../../src/domain/caller/context.ts'
import { isDomainError } from '../../src/domain/caller/errors.ts'
import { asCookieHeader, lastLetter, somebody, tokenIn } from './account.ts'

export const password = 'ein langes Wort'

/** The ways of a stranger to an account and into it. */
export function openAccounts(ctx: Context) {
  let visitors = 0
  /** Each from a network address of its own, so that only what a case counts is counted. */
  const visitor = (cookies: readonly string[] = []) => {
    visitors++
    const address = `198.51.${Math.floor(visitors / 250)}.${visitors % 250}`
    return { ...somebody, address, cookie: asCookieHeader(cookies) }
  }
  const register = async (email: string, from = visitor()) => {
    const fields = { fullName: 'Jana Vogt', email, password, passwordAgain: password, terms: 'on' }
    return signUp(ctx, { visitor: from, role: 'job_seeker', form: seekerSignUpSchema.parse(fields) })
  }
  const registerAndConfirm = async (email: string) => {
    await register(email)
    return confirmAddress(ctx, { token: tokenIn(await lastLetter(ctx.db, email)), visitor: visitor() })
  }
  const enter = (email: string, word = password, from = visitor()) =>
    signIn(ctx, { email, password: word, visitor: from })
  return { visitor, register, registerAndConfirm, enter }
}

/** What someone outside gets to see of an answer. */
export async function answerOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    value => JSON.stringify(value ?? null),
    (error: unknown) => {
      if (!isDomainError(error)) throw error
      return JSON.stringify({ ...error, key: error.key, kind: error.kind })
    },
  )
}
