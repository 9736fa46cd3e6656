import type { Env } from '../config/env.ts'
import { type DemoSignIn, makeDemoSignIns } from '../demo/demo-sign-ins.ts'
import { readDemoState } from '../domain/administration/demo-state.ts'
import type { Context } from '../domain/caller/context.ts'
import type { ShowProgress } from './progress.ts'
import { isForTrying } from './who-reads-mails.ts'

/**
 * Accounts to look around with, where the site made its own demo content; never on a database of the operator's own. On a site
 * that others can reach they are neither made nor told.
 */
export async function demoSignInsOf(
  env: Env,
  isEmbedded: boolean,
  ctx: Context,
  show: ShowProgress,
): Promise<DemoSignIn[]> {
  if (!env.DEMO || !isEmbedded || !isForTrying(env) || (await readDemoState(ctx)) === null) return []
  return makeDemoSignIns(ctx, env.DATA_DIR, () => show('Making the demo accounts and what they did'))
}
