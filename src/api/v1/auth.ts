import type { Hono, Context as HonoContext } from 'hono'
import type { z } from 'zod'
import { challengeFactor } from '../../domain/accounts/factors/challenge-factor.ts'
import { enrolFactor } from '../../domain/accounts/factors/enrol-factor.ts'
import { listFactors } from '../../domain/accounts/factors/list-factors.ts'
import { removeFactor } from '../../domain/accounts/factors/remove-factor.ts'
import { signInWithPasskey, startPasskeySignIn } from '../../domain/accounts/factors/sign-in-with-passkey.ts'
import { verifyFactor } from '../../domain/accounts/factors/verify-factor.ts'
import type { Context } from '../../domain/caller/context.ts'
import type { Visitor } from '../../domain/caller/visitor.ts'
import { challengeBody, newFactor, passkeyBody, verifyBody } from './auth.schema.ts'
import { challengeJson, enrolledJson, factorJson, sendSignedIn } from './auth-json.ts'
import { authProblem, BrokenBody, wrongBody } from './auth-problem.ts'
import type { ApiDependencies } from './context.ts'

type Work = (ctx: Context, c: HonoContext, visitor: Visitor) => Promise<Response>

/**
 * The second factor, for the site's own pages and apps in the browser: who asks is said by the session cookie, so other sites
 * may neither call this (the web server looks at where a change comes from) nor read its answers (no CORS).
 */
export function addAuthRoutes(api: Hono, deps: ApiDependencies): void {
  const answering = (work: Work) => async (c: HonoContext) => {
    c.header('cache-control', 'no-store')
    try {
      const { ctx, visitor, cookies } = await deps.identify(c)
      const answer = await work(ctx, c, visitor)
      // A session of the first level may be prolonged by being used; a new one comes with its own cookies.
      if (!answer.headers.has('set-cookie'))
        for (const cookie of cookies) answer.headers.append('set-cookie', cookie)
      return answer
    } catch (error) {
      return authProblem(c, error)
    }
  }
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
    answering(async (ctx, c, visitor) => {
      const factorId = c.req.param('id') ?? ''
      await removeFactor(ctx, { factorId, visitor })
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
    answering(async (ctx, c, visitor) => {
      const input = await readBody(c, verifyBody)
      const code = 'code' in input ? input.code : JSON.stringify(input.credential)
      const factorId = c.req.param('id') ?? ''
      const passed = await verifyFactor(ctx, { factorId, challengeId: input.challenge_id, code, visitor })
      return sendSignedIn(c, ctx, passed, visitor)
    }),
  )
  addPasskeyRoutes(api, answering)
}

/** Signing in by passkey; who comes is known only by the answer. */
function addPasskeyRoutes(api: Hono, answering: (work: Work) => (c: HonoContext) => Promise<Response>): void {
  api.post(
    '/auth/passkeys/challenge',
    answering(async (ctx, c, visitor) => {
      const { challengeId: id, expiresAt, options } = await startPasskeySignIn(ctx, { visitor })
      return c.json(challengeJson({ id, type: 'webauthn', expiresAt, passkey: options }))
    }),
  )
  api.post(
    '/auth/passkeys/verify',
    answering(async (ctx, c, visitor) => {
      const { challenge_id: challengeId, credential: answer } = await readBody(c, passkeyBody)
      const signedIn = await signInWithPasskey(ctx, { challengeId, answer, visitor })
      return sendSignedIn(c, ctx, { ...signedIn, level: 'aal2' }, visitor)
    }),
  )
}

/**
 * JSON only: a form of another site can not send it. Nothing at all is read as an empty object.
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

/** JSON can say NUL, no database keeps it. */
function withoutNul(name: string, value: unknown): unknown {
  if (`${name}${typeof value === 'string' ? value : ''}`.includes('\0'))
    throw new SyntaxError('NUL in a text')
  return value
}
