import { remakeActor } from '../../domain/accounts/make-actor.ts'
import type { Context } from '../../domain/caller/context.ts'
import type { Live } from '../../domain/live/open-live.ts'
import { readLiveEvents, topicsOf } from '../../domain/live/read-live-events.ts'
import type { Later } from '../../platform/process/clock.ts'

const heartbeatMs = 30_000
const batch = 50

type Options = {
  ctx: Context
  live: Live
  later: Later
  /** Id of the page's last event, or null when it has just been opened. */
  afterId: string | null
}

/**
 * The caller's live events as server-sent events with resumable ids, until the session ends, a second factor becomes due, the client
 * disconnects or the process ends. A comment every 30 s keeps the connection open. Nothing is buffered for slow clients: events are read
 * from the database when there is demand.
 * @returns null when the person has too many open streams
 * @throws SignInRequired
 */
export function liveStream(options: Options): ReadableStream<Uint8Array> | null {
  const bell = makeBell(options.later)
  const topics = topicsOf(options.ctx.actor)
  const { actor } = options.ctx
  const userId = actor.kind === 'user' || actor.kind === 'admin' ? actor.userId : ''
  const stop = options.live.listen({ userId, topics, wake: bell.ring, end: bell.end })
  if (!stop) return null
  const lines = linesOf(options, bell, topics.join())
  const encoder = new TextEncoder()
  let isCancelled = false
  return new ReadableStream<Uint8Array>(
    {
      pull: async controller => {
        try {
          const { done, value } = await lines.next()
          // The client disconnected during the wait: enqueueing into the cancelled stream would throw.
          if (isCancelled) return
          if (!done) return controller.enqueue(encoder.encode(value))
        } catch (error) {
          options.ctx.log.warn({ err: error }, 'a live event stream failed')
        }
        stop()
        controller.close()
      },
      cancel: () => {
        isCancelled = true
        stop()
        bell.end()
      },
    },
    { highWaterMark: 0 },
  )
}

/** Ends with the session, and when the person's topics have changed: the client reconnects with the new ones. */
async function* linesOf({ ctx, afterId }: Options, bell: Bell, topics: string): AsyncGenerator<string> {
  let lastId = afterId
  // How many milliseconds the browser waits before it reconnects.
  yield 'retry: 3000\n\n'
  for (;;) {
    const actor = await remakeActor(ctx)
    if ((actor.kind !== 'user' && actor.kind !== 'admin') || topicsOf(actor).join() !== topics) return
    const answer = await readLiveEvents({ ...ctx, actor }, { afterId: lastId, limit: batch })
    const isOpening = lastId === null
    lastId = answer.lastId
    if (isOpening && answer.events.length === 0) yield `id: ${lastId}\nevent: ready\ndata: {}\n\n`
    for (const { id, ...event } of answer.events)
      yield `id: ${id}\nevent: news\ndata: ${JSON.stringify(event)}\n\n`
    if (answer.hasMore) continue
    const heard = await bell.wait(heartbeatMs)
    if (heard === 'end') return
    if (heard === 'silence') yield ': still here\n\n'
  }
}

type Bell = ReturnType<typeof makeBell>

/** Wakes one waiting reader; a ring without a waiter is remembered for the next wait. */
function makeBell(later: Later) {
  let hasRung = false
  let isOver = false
  let answer: (() => void) | null = null
  return {
    ring: () => {
      hasRung = true
      answer?.()
    },
    end: () => {
      isOver = true
      answer?.()
    },
    wait: async (longestMs: number): Promise<'ring' | 'silence' | 'end'> => {
      if (!hasRung && !isOver) {
        await new Promise<void>(resolve => {
          const cancel = later(resolve, longestMs)
          answer = () => {
            cancel()
            resolve()
          }
        })
        answer = null
      }
      if (isOver) return 'end'
      const heard = hasRung ? 'ring' : 'silence'
      hasRung = false
      return heard
    },
  }
}
