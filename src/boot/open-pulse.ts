import { randomUUID } from 'node:crypto'
import type { Context } from '../domain/caller/context.ts'
import { forgetProcess, noteProcess } from '../domain/operation/note-process.ts'
import type { Later } from '../platform/process/clock.ts'
import { openWaitMeter, processFacts } from '../platform/process/machine.ts'
import type { IndexMetrics } from '../platform/process/metrics.ts'
import type { Part } from './parts.ts'

const beatMs = 15_000

type Options = { parts: Set<Part>; readIndex: () => IndexMetrics; later: Later }

/** The heartbeat of this process: the page about the system and `/metrics` of every process see it. */
export function openPulse(ctx: Context, { parts, readIndex, later }: Options): { close(): Promise<void> } {
  const id = randomUUID()
  const fixed = { id, ...processFacts(), parts: [...parts], startedAt: ctx.now() }
  const meter = openWaitMeter()
  let cancel = () => {}
  let isClosed = false
  const beat = async () => {
    const index = { ...readIndex(), generation: ctx.search.generation() }
    const figures = { rssBytes: process.memoryUsage.rss(), waitMs: meter.read(), index }
    await noteProcess(ctx, { ...fixed, figures }).catch((error: unknown) => {
      ctx.log.warn({ err: error }, 'the heartbeat of this process was not written')
    })
    if (!isClosed) cancel = later(() => void beat(), beatMs)
  }
  let beating = beat()
  return {
    close: async () => {
      isClosed = true
      cancel()
      meter.close()
      await beating
      beating = forgetProcess(ctx, { id }).catch((error: unknown) => {
        ctx.log.warn({ err: error }, 'the end of this process was not written')
      })
      await beating
    },
  }
}
