import type { Context as HonoContext } from 'hono'
import type { Challenge } from '../../domain/accounts/factors/challenge-factor.ts'
import type { EnrolledFactor } from '../../domain/accounts/factors/enrol-factor.ts'
import { type Factor, listFactors } from '../../domain/accounts/factors/list-factors.ts'
import { makeActor } from '../../domain/accounts/make-actor.ts'
import type { RenewedSession } from '../../domain/accounts/sessions/renew-session.ts'
import type { Context } from '../../domain/caller/context.ts'
import { SignInRequired } from '../../domain/caller/errors.ts'
import type { ApiChallenge, ApiEnrolled, ApiFactor, ApiSignedIn } from './auth.schema.ts'

export function factorJson(factor: Factor): ApiFactor {
  return {
    id: factor.id,
    friendly_name: factor.name,
    factor_type: factor.type,
    status: factor.isVerified ? 'verified' : 'unverified',
    phone: factor.phone,
    created_at: factor.createdAt.toISOString(),
    last_used_at: factor.lastUsedAt?.toISOString() ?? null,
  }
}

export function enrolledJson({ id, type, name, totp }: EnrolledFactor, phone: string | null): ApiEnrolled {
  return {
    id,
    type,
    friendly_name: name,
    ...(totp ? { totp: { qr_code: totp.qrCode, secret: totp.secret, uri: totp.uri } } : {}),
    ...(phone ? { phone } : {}),
  }
}

export function challengeJson({ id, type, expiresAt, passkey }: Omit<Challenge, 'factorId'>): ApiChallenge {
  return { id, type, expires_at: inSeconds(expiresAt), ...(passkey ? { options: { ...passkey } } : {}) }
}

/** The session as JSON; the session token itself travels in the cookie only. */
export async function sendSignedIn(c: HonoContext, ctx: Context, session: RenewedSession): Promise<Response> {
  const cookie = session.cookies.map(value => value.split(';', 1)[0]).join('; ')
  const { publicUrl } = ctx.realms
  const next = { ...ctx, client: { ...ctx.client, cookie } }
  const { actor, person } = await makeActor(next, { realm: 'site', publicUrl })
  if (!person) throw new SignInRequired()
  const { factors } = await listFactors({ ...ctx, actor })
  const expiresAt = inSeconds(session.expiresAt)
  const body: ApiSignedIn = {
    token_type: 'cookie',
    expires_in: Math.max(0, expiresAt - inSeconds(ctx.now())),
    expires_at: expiresAt,
    session: { id: session.sessionId, assurance_level: session.level, expires_at: expiresAt },
    user: {
      id: person.id,
      email: person.email,
      full_name: person.name,
      role: person.role,
      factors: factors.map(factorJson),
    },
  }
  for (const cookie of session.cookies) c.header('set-cookie', cookie, { append: true })
  return c.json(body)
}

function inSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000)
}
