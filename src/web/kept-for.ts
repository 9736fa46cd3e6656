import type { Context } from '../domain/caller/context.ts'

/** What is counted over everything, kept for a while: who asks page after page must not cost that each time. */
export function keptFor<T>(ms: number, load: (ctx: Context) => Promise<T>): (ctx: Context) => Promise<T> {
  let kept: { untilMs: number; found: Promise<T> } | undefined
  return ctx => {
    const nowMs = ctx.now().getTime()
    if (kept && kept.untilMs > nowMs) return kept.found
    const found = load(ctx)
    kept = { untilMs: nowMs + ms, found }
    found.catch(() => {
      kept = undefined
    })
    return found
  }
}
