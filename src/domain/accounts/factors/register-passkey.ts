import { randomUUID } from 'node:crypto'
import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { z } from 'zod'
import { limits } from '../../../config/limits.ts'
import type { Context } from '../../caller/context.ts'
import { Conflict, Invalid } from '../../caller/errors.ts'
import { findPersonById } from '../account.queries.ts'
import { closeChallenge, insertChallenge } from './challenge.queries.ts'
import { addFactor } from './enrol-factor.ts'
import { requireFreshSession } from './factor.policy.ts'
import { findPasskey, listPasskeysOf, type PasskeyRow } from './factor.queries.ts'
import { type PassedFactor, passFactor } from './pass-factor.ts'
import { parseJson, requireRelyingParty } from './passkey-ceremony.ts'
import { tryChallenge } from './verify-factor.ts'

export type PasskeyRegistration = {
  challengeId: string
  options: Omit<PublicKeyCredentialCreationOptionsJSON, 'extensions'>
}

/**
 * Options for creating a passkey: discoverable, so that it can sign in by itself, and with user verification. `siteName` is shown by the
 * device.
 * @throws {NotAllowed} `factors.confirm-first` in an old session
 */
export async function startPasskeyRegistration(
  ctx: Context,
  { siteName }: { siteName: string },
): Promise<PasskeyRegistration> {
  const { userId } = await requireFreshSession(ctx)
  const person = await findPersonById(ctx.db, userId)
  const known = await listPasskeysOf(ctx.db, userId)
  const { extensions: _none, ...options } = await generateRegistrationOptions({
    rpName: siteName,
    rpID: requireRelyingParty(ctx).id,
    userID: new TextEncoder().encode(userId),
    userName: person?.email ?? '',
    userDisplayName: person?.name ?? '',
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const challengeId = randomUUID()
  const expiresAt = new Date(ctx.now().getTime() + limits.codeMinutes * 60_000)
  const expected = options.challenge
  await insertChallenge(ctx.db, {
    id: challengeId,
    factorId: null,
    userId,
    expected,
    expiresAt,
    now: ctx.now(),
  })
  return { challengeId, options }
}

type Input = { friendlyName: string; challengeId: string; answer: unknown }

/**
 * Adds a passkey created by the browser; effective at once, and this session reaches the second level.
 * @throws {Invalid} `factors.passkey-refused`; {@link Conflict} `factors.passkey-known`
 */
export async function registerPasskey(ctx: Context, input: Input): Promise<PassedFactor> {
  const { userId } = await requireFreshSession(ctx)
  const { challengeId, friendlyName: name } = input
  const { expected } = await tryChallenge(ctx, { id: challengeId, factorId: null, userId })
  const passkey = await readPasskey(ctx, readAnswer(input.answer), expected ?? '')
  if (!passkey || !(await closeChallenge(ctx.db, challengeId, ctx.now()))) {
    throw new Invalid({ '': [{ key: 'factors.passkey-refused' }] })
  }
  if (await findPasskey(ctx.db, passkey.credentialId)) throw new Conflict('factors.passkey-known')
  const factor = { id: randomUUID(), type: 'webauthn', name, isVerified: false } as const
  await addFactor(ctx, { ...factor, userId, passkey, now: ctx.now() })
  return passFactor(ctx, factor)
}

async function readPasskey(
  ctx: Context,
  answer: RegistrationResponseJSON | null,
  expected: string,
): Promise<PasskeyRow | null> {
  if (!answer) return null
  const { id, origin } = requireRelyingParty(ctx)
  const seen = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge: expected,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch((error: unknown) => {
    ctx.log.info({ err: error }, 'a new passkey was refused')
    return null
  })
  if (!seen?.verified) return null
  const { credential } = seen.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: credential.transports ?? [],
  }
}

/** EdDSA, ES256, RS256: what devices support; for newer ones Node's support is experimental and prints a warning. */
const algorithms = [-8, -7, -257]

const answerSchema = z.looseObject({ id: z.string().max(2_000), response: z.looseObject({}) })

function readAnswer(value: unknown): RegistrationResponseJSON | null {
  const read = answerSchema.safeParse(typeof value === 'string' ? parseJson(value) : value)
  // The cast: the library checks every field that it uses.
  return read.success ? (read.data as unknown as RegistrationResponseJSON) : null
}
