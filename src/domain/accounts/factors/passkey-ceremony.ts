import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server'
import { z } from 'zod'
import type { Context } from '../../caller/context.ts'
import { Conflict } from '../../caller/errors.ts'
import { type FactorSecrets, type PasskeyRow, takeCounter } from './factor.queries.ts'

/** As JSON for the browser; without extensions, whose types hold binary data. */
export type PasskeyQuestion = Omit<PublicKeyCredentialRequestOptionsJSON, 'extensions'>

type RelyingParty = { id: string; origin: string }

/**
 * The host that passkeys are bound to. IP addresses are not permitted; the local machine uses `localhost`.
 * @internal for its test
 */
export function relyingParty(publicUrl: string): RelyingParty | null {
  const url = new URL(publicUrl)
  if (/^(127\.|0\.0\.0\.0$|\[::1?\]$)/.test(url.hostname)) url.hostname = 'localhost'
  if (/^[\d.]+$|^\[/.test(url.hostname)) return null
  return { id: url.hostname, origin: url.origin }
}

/** @throws {Conflict} `factors.passkey-impossible` on a site without a host name */
export function requireRelyingParty(ctx: Context): RelyingParty {
  const party = relyingParty(ctx.realms.publicUrl)
  if (!party) throw new Conflict('factors.passkey-impossible')
  return party
}

/** Options for the browser's prompt: any of these passkeys, or any that the device has for this site. */
export async function passkeyQuestion(ctx: Context, passkeys: PasskeyRow[]): Promise<PasskeyQuestion> {
  const allowed = passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports }))
  const { extensions: _none, ...question } = await generateAuthenticationOptions({
    rpID: requireRelyingParty(ctx).id,
    userVerification: 'required',
    ...(allowed.length > 0 ? { allowCredentials: allowed } : {}),
  })
  return question
}

/**
 * Whether the device signed the challenge with the passkey after verifying its user (finger, face or PIN). A counter that does not increase
 * is rejected: the key may have been cloned.
 */
export async function isPasskeyRight(
  ctx: Context,
  factor: FactorSecrets,
  { expected, answer }: { expected: string; answer: AuthenticationResponseJSON },
): Promise<boolean> {
  if (!factor.passkey || answer.id !== factor.passkey.credentialId) return false
  const { credentialId, publicKey, counter } = factor.passkey
  const { id, origin } = requireRelyingParty(ctx)
  const seen = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: expected,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
  }).catch((error: unknown) => {
    ctx.log.info({ err: error }, 'a passkey was refused')
    return null
  })
  return Boolean(seen?.verified) && takeCounter(ctx.db, factor.id, seen?.authenticationInfo.newCounter ?? 0)
}

/** The part of the browser's response that we read ourselves; the library checks the rest. */
const answerSchema = z.looseObject({ id: z.string().max(2_000), response: z.looseObject({}) })

/** Null for anything that is not an authenticator response. */
export function readPasskeyAnswer(value: unknown): AuthenticationResponseJSON | null {
  const read = answerSchema.safeParse(typeof value === 'string' ? parseJson(value) : value)
  // The cast: the library checks every field that it uses.
  return read.success ? (read.data as unknown as AuthenticationResponseJSON) : null
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
