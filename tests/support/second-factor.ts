import { generateSync } from 'otplib'
import type { Database } from '../../src/db/client.ts'
import { seekerSignUpSchema } from '../../src/domain/accounts/account.schema.ts'
import { confirmAddress } from '../../src/domain/accounts/confirm-address.ts'
import { challengeFactor } from '../../src/domain/accounts/factors/challenge-factor.ts'
import { enrolFactor } from '../../src/domain/accounts/factors/enrol-factor.ts'
import { verifyFactor } from '../../src/domain/accounts/factors/verify-factor.ts'
import { makeActor } from '../../src/domain/accounts/make-actor.ts'
import { signUp } from '../../src/domain/accounts/sign-up.ts'
import type { Context } from '../../src/domain/caller/context.ts'
import type { Cookies, Visitor } from '../../src/domain/caller/visitor.ts'
import type { DoorName } from '../../src/platform/auth/doors.ts'
import { accountContext, asCookieHeader, lastLetter, somebody, testSite, tokenIn } from './account.ts'

export const password = 'ein langes Wort'

/** People who sign up, sign in and answer challenges against one database, each from an address of their own. */
export function secondFactorSite(db: Database) {
  const ctx = accountContext(db)
  let visitors = 0
  const visitor = (cookies: Cookies = []): Visitor => {
    visitors++
    return {
      ...somebody,
      address: `203.0.113.${visitors % 250}:${visitors}`,
      cookie: asCookieHeader(cookies),
    }
  }
  /** The context of a request with these cookies, some seconds from now. */
  const as = async (cookies: Cookies, { seconds = 0, door = 'site' as DoorName } = {}): Promise<Context> => {
    const { actor } = await makeActor(ctx, { visitor: visitor(cookies), door, publicUrl: testSite })
    const now = new Date(Date.now() + seconds * 1000)
    return { ...ctx, actor, now: () => now }
  }
  /** A confirmed person who is signed in. */
  const person = async (email: string) => {
    const fields = { fullName: 'Jana Vogt', email, password, passwordAgain: password, terms: 'on' }
    const form = seekerSignUpSchema.parse(fields)
    await signUp(ctx, { visitor: visitor(), role: 'job_seeker', form })
    const token = tokenIn(await lastLetter(db, email))
    const signedIn = await confirmAddress(ctx, { token, visitor: visitor() })
    if (!signedIn) throw new Error('The link has been followed before')
    return signedIn
  }
  /** Answers a new challenge of an app with the number that it shows at that moment. */
  const answer = async (asked: Context, factor: { id: string; secret: string }) => {
    const challenge = await challengeFactor(asked, { factorId: factor.id })
    const code = totpCode(factor.secret, asked.now())
    return verifyFactor(asked, { factorId: factor.id, challengeId: challenge.id, code, visitor: visitor() })
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
  return { ctx, visitor, as, person, personWithApp, answer }
}

export function totpCode(secret: string, at: Date): string {
  return generateSync({ secret, epoch: Math.floor(at.getTime() / 1000) })
}
