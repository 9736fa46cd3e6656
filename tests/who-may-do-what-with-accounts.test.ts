import { randomUUID } from 'node:crypto'
import { generateSecret } from 'otplib'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { findPersonById } from '../src/domain/accounts/account.queries.ts'
import { seekerSignUpSchema, termsVersion } from '../src/domain/accounts/account.schema.ts'
import { changeAddress } from '../src/domain/accounts/change-address.ts'
import { changePassword } from '../src/domain/accounts/change-password.ts'
import { confirmAddress, sendConfirmationAgain } from '../src/domain/accounts/confirm-address.ts'
import { confirmIdentity } from '../src/domain/accounts/confirm-identity.ts'
import { createAccount, findAccount } from '../src/domain/accounts/create-account.ts'
import { challengeFactor } from '../src/domain/accounts/factors/challenge-factor.ts'
import { ownerOf, readTotpSetup } from '../src/domain/accounts/factors/enrol-factor.ts'
import { insertFactor } from '../src/domain/accounts/factors/factor.queries.ts'
import { recoveryHash } from '../src/domain/accounts/factors/make-recovery-codes.ts'
import { replaceRecoveryCodes } from '../src/domain/accounts/factors/recovery.queries.ts'
import { registerPasskey, startPasskeyRegistration } from '../src/domain/accounts/factors/register-passkey.ts'
import { removeFactor } from '../src/domain/accounts/factors/remove-factor.ts'
import { signInWithPasskey, startPasskeySignIn } from '../src/domain/accounts/factors/sign-in-with-passkey.ts'
import { spendRecoveryCode } from '../src/domain/accounts/factors/spend-recovery-code.ts'
import { verifyFactor } from '../src/domain/accounts/factors/verify-factor.ts'
import {
  followAddressChange,
  keepAddressChange,
  readAddressChange,
} from '../src/domain/accounts/follow-address-change.ts'
import { makeActor, remakeActor } from '../src/domain/accounts/make-actor.ts'
import { chooseRole, findPersonCompany, loadOnboardingStep } from '../src/domain/accounts/onboard.ts'
import { readSecurity } from '../src/domain/accounts/read-security.ts'
import { requestPasswordReset, resetPassword } from '../src/domain/accounts/reset-password.ts'
import { endSession } from '../src/domain/accounts/sessions/end-session.ts'
import { renewSession } from '../src/domain/accounts/sessions/renew-session.ts'
import { signIn } from '../src/domain/accounts/sign-in.ts'
import { sendSignInCode, signInWithCode } from '../src/domain/accounts/sign-in-with-code.ts'
import { finishProviderSignIn, startProviderSignIn } from '../src/domain/accounts/sign-in-with-provider.ts'
import { signOut } from '../src/domain/accounts/sign-out.ts'
import { signUp } from '../src/domain/accounts/sign-up.ts'
import { mailCode } from '../src/domain/accounts/steps/mailed-code.ts'
import type { Context } from '../src/domain/caller/context.ts'
import { identifyKey } from '../src/domain/integrations/identify-key.ts'
import { createKey } from '../src/domain/integrations/manage-keys.ts'
import {
  accountContext,
  asCookieHeader,
  lastLetter,
  makePerson,
  testSite,
  tokenIn,
} from './support/account.ts'
import { somebody, via } from './support/client.ts'
import { testDatabase } from './support/database.ts'
import { unlessConflict } from './support/let-through.ts'
import { openOpenIdProvider } from './support/openid-provider.ts'
import { keyOf, openRoles, whoIsLetThrough } from './support/roles.ts'
import { password, totpCode } from './support/second-factor.ts'
import { softPasskey } from './support/soft-passkey.ts'

const db = await testDatabase()
const provider = await openOpenIdProvider(`${testSite}/auth/callback/klinikum`)
afterAll(() => provider.close())
const { issuer, clientId, clientSecret } = provider
const base = accountContext(db, {
  providers: [{ id: 'klinikum', name: 'Klinikum', issuer, clientId, clientSecret }],
})
const asOperator: Context = { ...base, actor: { kind: 'system' } }
const { roles: known, twoFactor, employerId } = await openRoles(base)
const roles = { ...known, key: keyOf(employerId) }
type Role = keyof typeof roles

const everyone = Object.keys(roles) as Role[]
/** Everyone who comes with a browser, signed in or not. */
const visitors = everyone.filter(role => role !== 'operator' && role !== 'key')
const people: Role[] = ['job seeker', 'other job seeker', 'owner', 'recruiter', 'other employer', 'admin']
/** Who may manage their own ways to sign in. */
const keyHolders: Role[] = [...people, 'late admin']
/** Everyone with a session, including one that still lacks the second factor. */
const sessions: Role[] = [...keyHolders, 'first factor only']

let count = 0
/** Attempts are limited per IP address: with one for each call, none uses up the attempts of another. */
const newClient = (cookies: readonly string[] = []) => {
  count++
  return { ...somebody, address: `2001:db8:${count.toString(16)}::1`, cookie: asCookieHeader(cookies) }
}
const newEmail = () => `neu${++count}@role.example`
const newPassword = () => `EinLangesWort${++count}!`
const here = { origin: testSite, host: new URL(testSite).host }

/** The account that a call is about: the actor's own, or a bystander's for actors without one. */
const ownId = ({ actor }: Context) => ('userId' in actor ? actor.userId : bystander.userId)
const bystander = await makePerson(db)

const enterable = { email: 'enter@role.example', password }
const { userId: enterableId } = await createAccount(via(asOperator, newClient()), {
  ...enterable,
  name: 'Eva Enter',
})

/** A new person, with the address to change and the one to change it to. */
async function newAddress(): Promise<{ userId: string; from: string; to: string }> {
  const from = newEmail()
  return { userId: (await makePerson(db, { email: from })).userId, from, to: newEmail() }
}

async function signUpSomebody(ctx: Context): Promise<string> {
  const email = newEmail()
  const fields = { fullName: 'Jana Vogt', email, password, passwordAgain: password, terms: 'on' }
  await signUp(via(ctx, newClient()), { role: 'job_seeker', form: seekerSignUpSchema.parse(fields) })
  return email
}

/** The proof of identity that sensitive calls require: a code mailed for this session. */
async function mailedCode(ctx: Context): Promise<{ code: string }> {
  const person = await findPersonById(db, ownId(ctx))
  if (!person) throw new Error('Nobody is there to be mailed')
  const id = 'sessionId' in ctx.actor ? ctx.actor.sessionId : randomUUID()
  await mailCode(asOperator, { id, person })
  return { code: (await lastLetter(db, person.email)).props.code ?? '' }
}

/** Gives the person a new password. @returns it */
async function withPassword(ctx: Context): Promise<string> {
  const { password: passwords } = await base.realms.site.$context
  const userId = ownId(ctx)
  const current = newPassword()
  const account = { user_id: userId, account_id: userId, provider_id: 'credential' }
  await db
    .insertInto('accounts')
    .values({ ...account, password: await passwords.hash(current) })
    .onConflict(conflict =>
      conflict
        .columns(['provider_id', 'account_id'])
        .doUpdateSet(row => ({ password: row.ref('excluded.password') })),
    )
    .execute()
  return current
}

/** A new app of the person: verified for an actor who owes the second factor, unconfirmed for all others. */
async function ownApp(ctx: Context): Promise<{ factorId: string; secret: string }> {
  const id = randomUUID()
  const secret = generateSecret()
  const sealed = base.realms.secretBox.seal(secret, ownerOf(id))
  const app = { id, type: 'totp', name: `App ${++count}`, secret: sealed } as const
  await insertFactor(db, { ...app, userId: ownId(ctx), now: base.now() })
  if (ctx.actor.kind === 'challenged')
    await db.updateTable('factors').set({ status: 'verified' }).where('id', '=', id).execute()
  return { factorId: id, secret }
}

async function ownChallenge(ctx: Context) {
  const { factorId, secret } = await ownApp(ctx)
  const challengeId = randomUUID()
  const expiresAt = new Date(base.now().getTime() + 60_000)
  await db
    .insertInto('factor_challenges')
    .values({ id: challengeId, factor_id: factorId, user_id: ownId(ctx), expires_at: expiresAt })
    .execute()
  return { factorId, challengeId, code: totpCode(secret, base.now()) }
}

async function ownRecoveryCode(ctx: Context): Promise<string> {
  const code = randomUUID().replaceAll('-', '').slice(0, 10).toUpperCase()
  await replaceRecoveryCodes(db, ownId(ctx), [recoveryHash(base, ownId(ctx), code)], base.now())
  return code
}

/** Opens a second session of the same person. @returns its id */
async function otherSession(ctx: Context): Promise<string> {
  const body = { userId: ownId(ctx), assuranceLevel: 'aal1' as const }
  return (await base.realms.site.api.openSession({ body })).sessionId
}

const device = softPasskey()
/** A valid answer to a new challenge, from the device with a registered passkey. */
async function passkeyAnswer() {
  const { challengeId, options } = await startPasskeySignIn(via(base, newClient()))
  return { challengeId, answer: device.get(options.challenge, here) }
}
async function registerDevice(ctx: Context, made = softPasskey()) {
  // Roles that may not ask for a challenge go on without an answer, so that the registration itself is tried, too.
  const asked = await startPasskeyRegistration(ctx, { siteName: 'Kittel' }).catch(() => null)
  const answer = asked && made.create(asked.options.challenge, here)
  const challengeId = asked?.challengeId ?? randomUUID()
  return registerPasskey(via(ctx, newClient()), {
    friendlyName: `Gerät ${++count}`,
    challengeId,
    answer,
  })
}
const passkeyPerson = await makePerson(db)
const passkeySession = await otherSession({ ...base, actor: passkeyPerson })
await registerDevice({ ...base, actor: { ...passkeyPerson, sessionId: passkeySession } }, device)

const asOwner: Context = { ...base, actor: await roles.owner() }
const { secret: programSecret } = await createKey(via(asOwner, newClient()), {
  employerId,
  name: 'Programm',
  scopes: ['jobs:read'],
  lifetimeDays: '90',
})

const toProvider = { provider: 'klinikum', returnTo: '/jobs' }
/** Returns from the provider with the cookies of the browser that was sent there. */
async function returnFromProvider(ctx: Context) {
  provider.visitor = { sub: 'p', email: 'p@role.example', email_verified: true, name: 'Paula' }
  const { url, cookies } = await startProviderSignIn(via(base, newClient()), toProvider)
  const query = Object.fromEntries((await provider.follow(url)).searchParams)
  return finishProviderSignIn(via(ctx, newClient(cookies)), { provider: 'klinikum', query })
}
// The first return creates the account; the later ones sign in to it.
await returnFromProvider(base)

/** One row: use case, roles that may call it, and a call that can be refused for nothing but the role. */
const table: [string, readonly Role[], (ctx: Context) => Promise<unknown>][] = [
  // These find out who asks, so anyone may call them.
  ['makeActor', everyone, ctx => makeActor(via(ctx, newClient()), { realm: 'site', publicUrl: testSite })],
  ['remakeActor', everyone, ctx => remakeActor(ctx)],
  ['identifyKey', everyone, ctx => identifyKey(ctx, programSecret)],
  ['signUp', visitors, ctx => signUpSomebody(ctx)],
  [
    'confirmAddress',
    visitors,
    async ctx => {
      const token = tokenIn(await lastLetter(db, await signUpSomebody(base)))
      return confirmAddress(via(ctx, newClient()), { token })
    },
  ],
  [
    'sendConfirmationAgain',
    visitors,
    ctx => sendConfirmationAgain(via(ctx, newClient()), { email: newEmail() }),
  ],
  ['signIn', visitors, ctx => signIn(via(ctx, newClient()), { ...enterable })],
  ['sendSignInCode', visitors, ctx => sendSignInCode(via(ctx, newClient()), { email: enterable.email })],
  [
    'signInWithCode',
    visitors,
    async ctx => {
      const email = newEmail()
      const { userId } = await makePerson(db, { email })
      const person = await findPersonById(db, userId)
      if (!person) throw new Error('Nobody is there to be mailed')
      const request = randomUUID()
      await mailCode(asOperator, { id: request, person })
      const { code = '' } = (await lastLetter(db, email)).props
      return signInWithCode(via(ctx, newClient()), { email, request, code })
    },
  ],
  ['startProviderSignIn', visitors, ctx => startProviderSignIn(via(ctx, newClient()), toProvider)],
  ['finishProviderSignIn', visitors, ctx => returnFromProvider(ctx)],
  ['startPasskeySignIn', visitors, ctx => startPasskeySignIn(via(ctx, newClient()))],
  [
    'signInWithPasskey',
    visitors,
    async ctx => signInWithPasskey(via(ctx, newClient()), { ...(await passkeyAnswer()) }),
  ],
  [
    'requestPasswordReset',
    visitors,
    ctx => requestPasswordReset(via(ctx, newClient()), { email: enterable.email }),
  ],
  [
    'resetPassword',
    visitors,
    async ctx => {
      const token = randomUUID()
      const { internalAdapter } = await base.realms.site.$context
      const link = { identifier: `reset-password:${token}`, value: enterableId }
      await internalAdapter.createVerificationValue({ ...link, expiresAt: new Date('2100-01-01') })
      return resetPassword(via(ctx, newClient()), { token, password: newPassword() })
    },
  ],
  [
    'readAddressChange',
    everyone,
    async ctx => {
      const token = await keepAddressChange(base, { ...(await newAddress()), step: 'old' })
      return readAddressChange(ctx, token)
    },
  ],
  [
    'followAddressChange',
    visitors,
    async ctx => {
      const token = await keepAddressChange(base, { ...(await newAddress()), step: 'new' })
      return followAddressChange(via(ctx, newClient()), { token })
    },
  ],
  [
    'createAccount',
    ['admin', 'operator'],
    ctx => createAccount(via(ctx, newClient()), { name: 'Neu', email: newEmail(), password }),
  ],
  ['findAccount', ['admin', 'operator'], ctx => findAccount(ctx, enterable.email)],
  ['signOut', sessions, ctx => signOut(via(ctx, newClient()), { realm: 'site', scope: 'local' })],
  ['renewSession', sessions, ctx => renewSession(via(ctx, newClient()))],
  ['challengeFactor', sessions, async ctx => challengeFactor(ctx, await ownApp(ctx))],
  [
    'verifyFactor',
    sessions,
    async ctx => verifyFactor(via(ctx, newClient()), { ...(await ownChallenge(ctx)) }),
  ],
  [
    'spendRecoveryCode',
    sessions,
    async ctx => spendRecoveryCode(via(ctx, newClient()), { code: await ownRecoveryCode(ctx) }),
  ],
  ['readSecurity', keyHolders, ctx => readSecurity(ctx)],
  ['readTotpSetup', keyHolders, async ctx => readTotpSetup(ctx, await ownApp(ctx))],
  ['startPasskeyRegistration', keyHolders, ctx => startPasskeyRegistration(ctx, { siteName: 'Kittel' })],
  ['registerPasskey', keyHolders, ctx => registerDevice(ctx)],
  [
    'confirmIdentity',
    keyHolders,
    async ctx => confirmIdentity(via(ctx, newClient()), { ...(await mailedCode(ctx)) }),
  ],
  [
    'removeFactor',
    people,
    async ctx => removeFactor(via(ctx, newClient()), { factorId: (await ownApp(ctx)).factorId }),
  ],
  [
    'endSession',
    people,
    async ctx => endSession(via(ctx, newClient()), { sessionId: await otherSession(ctx) }),
  ],
  [
    'changeAddress',
    people,
    async ctx => changeAddress(via(ctx, newClient()), { ...(await mailedCode(ctx)), newEmail: newEmail() }),
  ],
  [
    'changePassword',
    people,
    async ctx =>
      changePassword(via(ctx, newClient()), { current: await withPassword(ctx), next: newPassword() }),
  ],
  ['loadOnboardingStep', people, ctx => loadOnboardingStep(ctx)],
  ['findPersonCompany', people, ctx => findPersonCompany(ctx)],
  [
    'chooseRole',
    people.filter(role => role !== 'admin'),
    ctx => chooseRole(ctx, { role: 'employer', termsVersion }).catch(unlessConflict),
  ],
]

/** A verified factor would be demanded at the next sign-in; those that roles depend on stay. Attempts would add up to their limit. */
beforeEach(async () => {
  await db
    .deleteFrom('factors')
    .where('user_id', 'not in', [twoFactor.userId, passkeyPerson.userId])
    .execute()
  await db.deleteFrom('attempts').execute()
})

it.each(table)('%s', async (_name, allowed, call) => {
  // Many of these calls take a fixed time for everyone: called one after the other they would take too long.
  expect(await whoIsLetThrough(base, roles, call, { atOnce: true })).toEqual([...allowed].sort())
})
