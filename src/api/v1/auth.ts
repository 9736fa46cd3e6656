import type { Hono, Context as HonoContext } from 'hono'
import type { z } from 'zod'
import { challengeFactor } from '../../domain/accounts/factors/challenge-factor.ts'
import { enrolFactor } from '../../domain/accounts/factors/enrol-factor.ts'
import { listFactors } from '../../domain/accounts/factors/list-factors.ts'
import { removeFactor } from '../../domain/accounts/factors/remove-factor.ts'
import { signInWithPasskey, startPasskeySignIn } from '../../domain/accounts/factors/sign-in-with-passkey.ts'
import { verifyFactor } from '../../domain/accounts/factors/verify-factor.ts'
import { challengeBody, newFactor, passkeyBody, verifyBody } from './auth.schema.ts'
import { challengeJson, enrolledJson, factorJson, sendSignedIn } from './auth-json.ts'
import { BrokenBody, wrongBody } from './auth-problem.ts'
import type { ApiDependencies } from './context.ts'
import { personalAnswer } from './personal-answer.ts'

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

/**
 * JSON only: a cross-site form cannot send it. An empty body is read as an empty object.
 * @throws {BrokenBody} naming what is wrong
 */
async function readBody<S extends z.ZodType>(c: HonoContext, schema: S): Promise<z.output<S>> {
  const text = await c.req.text()
  if (text !== '' && !/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    throw new BrokenBody([{ name: 'content-type', value: '', reason: 'The body must be application/json.' }])
  }
  let value: unknown = {}
  try {
    if (text !== '') value = JSON.parse(text, withoutNul)
  } catch {
    throw new BrokenBody([{ name: 'body', value: '', reason: 'The body is not JSON.' }])
  }
  const read = schema.safeParse(value)
  if (!read.success) throw wrongBody(read.error)
  return read.data
}

/** JSON can express NUL, PostgreSQL cannot store it. */
function withoutNul(name: string, value: unknown): unknown {
  if (`${name}${typeof value === 'string' ? value : ''}`.includes('\0')) throw new SyntaxError('contains NUL')
  return value
}
