import type { Context } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { canKeepSiteState } from './administration.policy.ts'
import { insertSiteState, loadSiteState } from './site-state.queries.ts'

const key = 'auth-secret'

/** The site's secret, generated at its first start; `fresh` is stored when there is none yet. */
export async function keepSecret(ctx: Pick<Context, 'actor' | 'db' | 'now'>, fresh: string): Promise<string> {
  if (!canKeepSiteState(ctx.actor)) throw new NotAllowed()
  await insertSiteState(ctx.db, key, { secret: fresh }, ctx.now())
  // Two processes may start at once: both use whichever was stored. The cast: only this function writes the key.
  const kept = (await loadSiteState(ctx.db, key)) as { secret: string }
  return kept.secret
}
