import type { Context } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { canKeepSiteState } from './administration.policy.ts'
import { loadSiteState, saveSiteState } from './site-state.queries.ts'

/**
 * Progress of the demo content; its dates are relative to `at`. `hasHiring`: including the hiring loop (own jobs, applications,
 * statistics).
 */
export type DemoState = { state: 'loading' | 'loaded'; jobs: number; at: string; hasHiring?: boolean }

const key = 'demo'

/** Null when this site never had demo content. */
export async function readDemoState(ctx: Context): Promise<DemoState | null> {
  // The cast: only the function below writes this key.
  return (await loadSiteState(ctx.db, key)) as DemoState | null
}

/** @throws NotAllowed for anyone but the operator. */
export async function noteDemoState(ctx: Context, state: DemoState): Promise<void> {
  if (!canKeepSiteState(ctx.actor)) throw new NotAllowed()
  await saveSiteState(ctx.db, key, state, ctx.now())
}
