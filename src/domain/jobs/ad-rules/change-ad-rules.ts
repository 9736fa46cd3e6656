import { limits } from '../../../config/limits.ts'
import { noteEvent } from '../../audit/steps/note-event.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { requireReviewer } from '../job.policy.ts'
import { listMarkedJobs, loadAdRules, type MarkedJob, saveAdRule } from './ad-rule.queries.ts'
import type { AdRule } from './ad-rule.values.ts'

/** The rules for new ads, and the ads that met one. @throws SignInRequired, NotAllowed for anyone but administrators */
export async function readAdRules(ctx: Context): Promise<{ rules: AdRule[]; marked: MarkedJob[] }> {
  requireReviewer(ctx.actor)
  return { rules: await loadAdRules(ctx.db), marked: await listMarkedJobs(ctx.db, limits.pageSize) }
}

/** Applies to ads that are posted from now on. @throws SignInRequired, NotAllowed for anyone but administrators */
export async function changeAdRule(ctx: Context, rule: AdRule): Promise<void> {
  requireReviewer(ctx.actor)
  const by = 'userId' in ctx.actor ? ctx.actor.userId : null
  await inTransaction(ctx, async inside => {
    await saveAdRule(inside.db, { ...rule, by, now: inside.now() })
    await noteEvent(inside, 'ad-rule-changed', { details: { rule: rule.rule, mode: rule.mode } })
  })
}
