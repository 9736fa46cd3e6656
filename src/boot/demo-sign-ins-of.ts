import type { Env } from '../config/env.ts'
import { type DemoSignIn, makeDemoSignIns } from '../demo/demo-sign-ins.ts'
import { readDemoState } from '../domain/administration/demo-state.ts'
import type { Context } from '../domain/caller/context.ts'
import type { ShowProgress } from './progress.ts'
import { isForTrying } from './who-reads-mails.ts'

/**
 * Demo accounts, only where the site created its own demo content; never on an external database. On a site that others can reach they are
 * neither created nor shown.
 */
export async function demoSignInsOf(
  env: Env,
  isEmbedded: boolean,
  ctx: Context,
  show: ShowProgress,
): Promise<DemoSignIn[]> {
  if (!env.DEMO || !isEmbedded || !isForTrying(env) || (await readDemoState(ctx)) === null) return []
  return makeDemoSignIns(ctx, env.DATA_DIR, () => show('Creating the demo accounts and their activity'))
}
