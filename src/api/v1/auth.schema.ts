import { z } from '@hono/zod-openapi'
import {
  factorCodeSchema,
  factorTypes,
  newFactorSchema,
} from '../../domain/accounts/factors/factor.schema.ts'

/** Request bodies of second-factor calls, with the names given in the specification. */
export const enrolBody = z
  .object({
    friendly_name: z.string().openapi({ example: 'Diensthandy' }),
    factor_type: z.enum(['totp', 'phone']),
    issuer: z
      .string()
      .trim()
      .min(1)
      .max(60)
      .optional()
      .openapi({ description: 'Display name in authenticator apps' }),
    phone: z.string().optional().openapi({ example: '+4917012345678' }),
  })
  .openapi('NewFactor')

/** Shape of the use case's input; its messages become the reasons of a 400. */
export const newFactor = z.preprocess(
  value => {
    // The cast: anything but an object is rejected by the schema that follows.
    const {
      friendly_name: friendlyName,
      factor_type: factorType,
      ...rest
    } = (value ?? {}) as Record<string, unknown>
    return { friendlyName, factorType, ...rest }
  },
  z.intersection(newFactorSchema, z.object({ issuer: enrolBody.shape.issuer })),
)

export const challengeBody = z
  .object({ channel: z.string().max(20).optional().openapi({ example: 'sms' }) })
  .openapi('NewChallenge')

const browserAnswer = z.looseObject({}).openapi({
  description: 'Response of the browser to `options`, as JSON (WebAuthn AuthenticationResponseJSON)',
})

const challengeId = z.string().max(60)

export const verifyBody = z
  .union([
    z.object({ challenge_id: challengeId, code: factorCodeSchema }),
    z.object({ challenge_id: challengeId, credential: browserAnswer }),
  ])
  .openapi('FactorAnswer')

export const passkeyBody = z
  .object({ challenge_id: challengeId, credential: browserAnswer })
  .openapi('PasskeyAnswer')

const unixSeconds = z.int().openapi({ description: 'Seconds since 1970' })

const factor = z
  .object({
    id: z.uuid(),
    friendly_name: z.string(),
    factor_type: z.enum(factorTypes),
    status: z.enum(['unverified', 'verified']),
    phone: z.string().nullable(),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable(),
  })
  .openapi('Factor')

const enrolled = z
  .object({
    id: z.uuid(),
    type: z.enum(['totp', 'phone']),
    friendly_name: z.string(),
    totp: z
      .object({
        qr_code: z.string().openapi({ description: 'An SVG image' }),
        secret: z.string(),
        uri: z.string(),
      })
      .optional(),
    phone: z.string().optional(),
  })
  .openapi('EnrolledFactor')

const challenge = z
  .object({
    id: z.uuid(),
    type: z.enum(factorTypes),
    expires_at: unixSeconds,
    options: z.looseObject({}).optional().openapi({ description: 'For a passkey: options for the browser' }),
  })
  .openapi('Challenge')

const signedIn = z
  .object({
    token_type: z.literal('cookie').openapi({ description: 'The session is in the cookie' }),
    expires_in: z.int().openapi({ description: 'Seconds' }),
    expires_at: unixSeconds,
    session: z.object({ id: z.uuid(), assurance_level: z.enum(['aal1', 'aal2']), expires_at: unixSeconds }),
    user: z.object({
      id: z.uuid(),
      email: z.string(),
      full_name: z.string(),
      role: z.enum(['job_seeker', 'employer']).nullable(),
      factors: z.array(factor),
    }),
  })
  .openapi('SignedIn')

export const authSchemas = {
  factors: z.object({ factors: z.array(factor) }).openapi('Factors'),
  enrolled,
  removed: z.object({ id: z.uuid() }).openapi('RemovedFactor'),
  challenge,
  signedIn,
}

export type ApiFactor = z.infer<typeof factor>
export type ApiEnrolled = z.infer<typeof enrolled>
export type ApiChallenge = z.infer<typeof challenge>
export type ApiSignedIn = z.infer<typeof signedIn>
