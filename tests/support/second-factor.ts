import { generateSync } from 'otplib'
import type { Database } from '../../src/db/client.ts'
import { seekerSignUpSchema } from '../../src/domain/accounts/account.schema.ts'
import { confirmAddress } from '../../src/domain/accounts/confirm-address.ts'
import { challengeFactor } from '../../src/domain/accounts/factors/challenge-factor.ts'
import { enrolFactor } from '../../src/domain/accounts/factors/enrol-factor.ts'
import { verifyFactor } from '../../src/domain/accounts/factors/verify-factor.ts'
import { makeActor } from '../../src/domain/accounts/make-actor.ts'
import { signUp } from '../../src/domain/accounts/sign-up.ts'
import type { Client, Cookies } from '../../src/domain/caller/client.ts'
import type { Context } from '../../src/domain/caller/context.ts'
import type { RealmName } from '../../src/platform/auth/realms.ts'
import { accountContext, asCookieHeader, lastLetter, testSite, tokenIn } from './account.ts'
import { somebody, via } from './client.ts'

export const password = 'ein langes Wort'

/** Sign-up, sign-in and challenges on one database, each person with a separate IP address. */
export function secondFactorSite(db: Database) {
  const ctx = accountContext(db)
  let clients = 0
  const client = (cookies: Cookies = []): Client => {
    clients++
    return {
      ...somebody,
      userAgent: 'Test browser',
      address: `203.0.113.${clients % 250}:${clients}`,
      cookie: asCookieHeader(cookies),
    }
  }
  /** The context of a request with these cookies, some seconds from now. */
  const as = async (
    cookies: Cookies,
    { seconds = 0, realm = 'site' as RealmName } = {},
  ): Promise<Context> => {
    const request = via(ctx, client(cookies))
    const { actor } = await makeActor(request, { realm, publicUrl: testSite })
    const now = new Date(Date.now() + seconds * 1000)
    return { ...request, actor, now: () => now }
  }
  const person = async (email: string) => {
    const fields = { fullName: 'Jana Vogt', email, password, passwordAgain: password, terms: 'on' }
    const form = seekerSignUpSchema.parse(fields)
    await signUp(via(ctx, client()), { role: 'job_seeker', form })
    const token = tokenIn(await lastLetter(db, email))
    const signedIn = await confirmAddress(via(ctx, client()), { token })
    if (!signedIn) throw new Error('The link has been followed before')
    return signedIn
  }
  /** Answers a new challenge with the app's current code. */
  const answer = async (asked: Context, factor: { id: string; secret: string }) => {
    const challenge = await challengeFactor(asked, { factorId: factor.id })
    const code = totpCode(factor.secret, asked.now())
    return verifyFactor(via(asked, client()), { factorId: factor.id, challengeId: challenge.id, code })
  }
  /** A person with one confirmed app, signed in at the second level. */
  const personWithApp = async (email: string) => {
    const signedIn = await person(email)
    const asked = await as(signedIn.cookies)
    const { id, totp } = await enrolFactor(asked, { factorType: 'totp', friendlyName: 'Handy' })
    const app = { id, secret: totp?.secret ?? '' }
    const passed = await answer(asked, app)
    return { userId: signedIn.userId, cookies: passed.cookies, app, firstCookies: signedIn.cookies }
  }
  return { ctx, client, as, person, personWithApp, answer }
}

export function totpCode(secret: string, at: Date): string {
  return generateSync({ secret, epoch: Math.floor(at.getTime() / 1000) })
}
