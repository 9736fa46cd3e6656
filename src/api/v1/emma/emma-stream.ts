import type { TurnInput } from '../../../domain/assistant/assistant.schema.ts'
import { answerTurn } from '../../../domain/assistant/turn/answer-turn.ts'
import type { TurnEvent } from '../../../domain/assistant/turn/turn-event.ts'
import type { Context } from '../../../domain/caller/context.ts'
import { isDomainError } from '../../../domain/caller/errors.ts'
import { translator } from '../../../i18n/translate.ts'
import { systemLater } from '../../../platform/process/clock.ts'

const heartbeatMs = 15_000

/**
 * A turn as server-sent events. What is refused before anything was said is thrown, so that it is answered with its status; what goes wrong
 * later is an event. When the client hangs up, the turn is told so.
 */
export async function emmaStream(ctx: Context, input: TurnInput): Promise<Response> {
  const hangUp = new AbortController()
  const lines = new TransformStream<string, Uint8Array>(encoding)
  const writer = lines.writable.getWriter()
  // A client that has hung up is no defect.
  const write = (line: string) => writer.write(line).catch(() => hangUp.abort())
  let hasBegun: () => void = () => {}
  const begun = new Promise<void>(resolve => {
    hasBegun = resolve
  })
  const emit = ({ type, ...data }: TurnEvent) => {
    write(eventOf(type, data))
    hasBegun()
  }
  const turn = answerTurn(ctx, input, { emit, signal: hangUp.signal })
  await Promise.race([begun, turn])
  finish({ ctx, turn, write, close: () => writer.close().catch(() => {}) })
  return new Response(lines.readable, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store',
      // Keeps buffering proxies (nginx) from holding events back.
      'x-accel-buffering': 'no',
    },
  })
}

type Finish = {
  ctx: Context
  turn: ReturnType<typeof answerTurn>
  write: (line: string) => void
  close: () => void
}

async function finish({ ctx, turn, write, close }: Finish): Promise<void> {
  const stopBeating = beat(() => write(': still here\n\n'))
  try {
    const { answeredBy } = await turn
    write(eventOf('done', { answeredBy }))
  } catch (error) {
    if (!isDomainError(error)) ctx.log.error({ err: error }, 'emma')
    const t = translator(ctx.locale)
    const detail = isDomainError(error) ? t(error.key, error.params) : t('assistant.problem.defect')
    write(eventOf('error', { title: t('assistant.problem.title'), detail }))
  } finally {
    stopBeating()
    close()
  }
}

function beat(work: () => void): () => void {
  let cancel = () => {}
  const next = () => {
    cancel = systemLater(() => {
      work()
      next()
    }, heartbeatMs)
  }
  next()
  return () => cancel()
}

function eventOf(name: string, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
}

const encoder = new TextEncoder()
const encoding: Transformer<string, Uint8Array> = {
  transform: (line, controller) => controller.enqueue(encoder.encode(line)),
}
