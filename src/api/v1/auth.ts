import type { Hono } from 'hono'
import { challengeFactor } from '../../domain/accounts/factors/challenge-factor.ts'
import { enrolFactor } from '../../domain/accounts/factors/enrol-factor.ts'
import { listFactors } from '../../domain/accounts/factors/list-factors.ts'
import { removeFactor } from '../../domain/accounts/factors/remove-factor.ts'
import { signInWithPasskey, startPasskeySignIn } from '../../domain/accounts/factors/sign-in-with-passkey.ts'
import { verifyFactor } from '../../domain/accounts/factors/verify-factor.ts'
import { challengeBody, newFactor, passkeyBody, verifyBody } from './auth.schema.ts'
import { challengeJson, enrolledJson, factorJson, sendSignedIn } from './auth-json.ts'
import type { ApiDependencies } from './context.ts'
import { personalAnswer } from './personal-answer.ts'
import { readBody } from './read-body.ts'

/** Second factors, for the site's own pages. */
export function addAuthRoutes(api: Hono, deps: ApiDependencies): void {
  const answering = personalAnswer(deps)
  api.get(
    '/auth/factors',
    answering(async (ctx, c) => c.json({ factors: (await listFactors(ctx)).factors.map(factorJson) })),
  )
  api.post(
    '/auth/factors',
    answering(async (ctx, c) => {
      const input = await readBody(c, newFactor)
      const phone = 'phone' in input ? input.phone : null
      return c.json(enrolledJson(await enrolFactor(ctx, { issuer: deps.brandName, ...input }), phone))
    }),
  )
  api.delete(
    '/auth/factors/:id',
    answering(async (ctx, c) => {
      const factorId = c.req.param('id') ?? ''
      await removeFactor(ctx, { factorId })
      return c.json({ id: factorId })
    }),
  )
  api.post(
    '/auth/factors/:id/challenge',
    answering(async (ctx, c) => {
      const { channel } = await readBody(c, challengeBody)
      return c.json(challengeJson(await challengeFactor(ctx, { factorId: c.req.param('id') ?? '', channel })))
    }),
  )
  api.post(
    '/auth/factors/:id/verify',
    answering(async (ctx, c) => {
      const input = await readBody(c, verifyBody)
      const code = 'code' in input ? input.code : JSON.stringify(input.credential)
      const factorId = c.req.param('id') ?? ''
      const passed = await verifyFactor(ctx, { factorId, challengeId: input.challenge_id, code })
      return sendSignedIn(c, ctx, passed)
    }),
  )
  addPasskeyRoutes(api, answering)
}

/** Passkey sign-in; the person is only known from the assertion. */
function addPasskeyRoutes(api: Hono, answering: ReturnType<typeof personalAnswer>): void {
  api.post(
    '/auth/passkeys/challenge',
    answering(async (ctx, c) => {
      const { challengeId: id, expiresAt, options } = await startPasskeySignIn(ctx)
      return c.json(challengeJson({ id, type: 'webauthn', expiresAt, passkey: options }))
    }),
  )
  api.post(
    '/auth/passkeys/verify',
    answering(async (ctx, c) => {
      const { challenge_id: challengeId, credential: answer } = await readBody(c, passkeyBody)
      const signedIn = await signInWithPasskey(ctx, { challengeId, answer })
      return sendSignedIn(c, ctx, { ...signedIn, level: 'aal2' })
    }),
  )
}
