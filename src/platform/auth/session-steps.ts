import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { revokeUnprovenAccountAccess } from 'better-auth/db'
import { z } from 'zod'

const input = z.object({
  userId: z.string(),
  assuranceLevel: z.enum(['aal1', 'aal2']),
  /** For a session that must not outlive the one it replaces. */
  expiresAt: z.date().optional(),
  /** For people who proved that they receive mail at the address. */
  hasShownAddress: z.boolean().optional(),
})

/**
 * Fills a gap in the library's API: creates a session after we verified the person ourselves (passkey, mailed code, second factor).
 * Callable from the server only, never over HTTP.
 */
export function sessionSteps() {
  return {
    id: 'session-steps',
    endpoints: {
      /** Creates a session with a fresh token and sets the cookie. */
      openSession: createAuthEndpoint.serverOnly({ method: 'POST', body: input }, async ctx => {
        const { userId, hasShownAddress = false, ...facts } = ctx.body
        const found = await ctx.context.internalAdapter.findUserById(userId)
        // Pre-hijacking: whoever registered someone else's address loses password and sessions once the real owner proves it.
        const isProof = hasShownAddress && found?.emailVerified === false
        const user = isProof ? await revokeUnprovenAccountAccess(ctx, userId) : found
        if (!user) throw new Error('No user has this id')
        const session = await ctx.context.internalAdapter.createSession(userId, false, facts, true)
        await setSessionCookie(ctx, { session, user })
        return { sessionId: session.id, token: session.token, expiresAt: session.expiresAt }
      }),
    },
  } satisfies BetterAuthPlugin
}
