import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { revokeUnprovenAccountAccess } from 'better-auth/db'
import { z } from 'zod'

const input = z.object({
  userId: z.string(),
  assuranceLevel: z.enum(['aal1', 'aal2']),
  /** For a session that may not outlive the one whose place it takes. */
  expiresAt: z.date().optional(),
  /** For who has shown that mails to the address reach them. */
  hasShownAddress: z.boolean().optional(),
})

/**
 * What the library has no door for: a session made after we ourselves have seen who it is (a passkey, a mailed code, a second factor).
 * Callable from the server only, never over HTTP.
 */
export function sessionSteps() {
  return {
    id: 'session-steps',
    endpoints: {
      /** Opens a new session with a new token; sets the cookie. */
      openSession: createAuthEndpoint.serverOnly({ method: 'POST', body: input }, async ctx => {
        const { userId, hasShownAddress = false, ...facts } = ctx.body
        const found = await ctx.context.internalAdapter.findUserById(userId)
        // Whoever signed up with the address of another keeps neither password nor session when its owner comes.
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
