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

/** As JSON for the browser; we use no extensions, whose types hold bytes that JSON has none of. */
export type PasskeyQuestion = Omit<PublicKeyCredentialRequestOptionsJSON, 'extensions'>

type RelyingParty = { id: string; origin: string }

/** The host that passkeys are bound to. A network address can have none; the own machine has the name `localhost`. */
export function relyingParty(publicUrl: string): RelyingParty | null {
  const url = new URL(publicUrl)
  if (/^(127\.|0\.0\.0\.0$|\[::1?\]$)/.test(url.hostname)) url.hostname = 'localhost'
  if (/^[\d.]+$|^\[/.test(url.hostname)) return null
  return { id: url.hostname, origin: url.origin }
}

/** @throws {Conflict} `factors.passkey-impossible` on a site without a name */
export function requireRelyingParty(ctx: Context): RelyingParty {
  const party = relyingParty(ctx.doors.publicUrl)
  if (!party) throw new Conflict('factors.passkey-impossible')
  return party
}

/** What the browser is to ask: for one of these passkeys, or for any that the device has for this site. */
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
 * Whether the device has signed the question with the passkey, after seeing its person (finger, face or PIN). A counter that
 * does not go forward is refused: the key may have been copied.
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

/** What the browser answers, as far as we read it ourselves; the rest is checked by the library. */
const answerSchema = z.looseObject({ id: z.string().max(2_000), response: z.looseObject({}) })

/** Null for anything that is no answer of a browser. */
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
