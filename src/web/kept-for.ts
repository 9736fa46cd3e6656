import type { Context } from '../domain/caller/context.ts'

/** Caches a result that is the same for every caller for `ms`. Concurrent calls share one load; a failed load is not kept. */
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
