import type { Context as HonoContext } from 'hono'
import type { Context } from '../../domain/caller/context.ts'
import { authProblem } from './auth-problem.ts'
import type { ApiDependencies } from './context.ts'

export type PersonalWork = (ctx: Context, c: HonoContext) => Promise<Response>

/**
 * A call for the site's own pages, authenticated by the session cookie: other sites may neither make changes by it (the web server checks
 * the origin) nor read the response (no CORS).
 */
export function personalAnswer(deps: ApiDependencies) {
  return (work: PersonalWork) => async (c: HonoContext) => {
    c.header('cache-control', 'no-store')
    try {
      const { ctx, cookies } = await deps.identify(c)
      const answer = await work(ctx, c)
      // Activity may prolong a first-level session; a new session comes with its own cookies.
      if (!answer.headers.has('set-cookie'))
        for (const cookie of cookies) answer.headers.append('set-cookie', cookie)
      return answer
    } catch (error) {
      return authProblem(c, error)
    }
  }
}
