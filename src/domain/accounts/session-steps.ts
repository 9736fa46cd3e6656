import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

const input = z.object({
  userId: z.string(),
  assuranceLevel: z.enum(['aal1', 'aal2']),
  /** For a session that may not outlive the one whose place it takes. */
  expiresAt: z.date().optional(),
})

/**
 * What the library has no door for: a session made after we ourselves have seen who it is (a passkey, a second factor).
 * Callable from the server only, never over HTTP.
 */
export function sessionSteps() {
  return {
    id: 'session-steps',
    endpoints: {
      /** Opens a new session with a new token; sets the cookie. */
      openSession: createAuthEndpoint.serverOnly({ method: 'POST', body: input }, async ctx => {
        const { userId, ...facts } = ctx.body
        const user = await ctx.context.internalAdapter.findUserById(userId)
        if (!user) throw new Error('No user has this id')
        const session = await ctx.context.internalAdapter.createSession(userId, false, facts, true)
        await setSessionCookie(ctx, { session, user })
        return { sessionId: session.id, token: session.token, expiresAt: session.expiresAt }
      }),
    },
  } satisfies BetterAuthPlugin
}
