import { z } from '@hono/zod-openapi'
import type { Hono, Context as HonoContext } from 'hono'
import { answerTurn } from '../../../domain/assistant/turn/answer-turn.ts'
import { readAsk } from '../../../domain/assistant/turn/read-turn.ts'
import { languageOf } from '../../../domain/assistant/understanding/language-of.ts'
import type { Context } from '../../../domain/caller/context.ts'
import { type Invalid, isDomainError } from '../../../domain/caller/errors.ts'
import { translator } from '../../../i18n/translate.ts'
import { type ApiDependencies, localeOf } from '../context.ts'
import { json, problems, type Registry } from '../openapi-parts.ts'
import { personalAnswer } from '../personal-answer.ts'
import { problem } from '../problem.ts'
import { readBody } from '../read-body.ts'
import { emmaAnswer, emmaBody } from './emma.schema.ts'
import { emmaStream } from './emma-stream.ts'

/** The assistant, for guests and for who is signed in by cookie: an answer as JSON, or its parts as they come. */
export function addEmma(api: Hono, deps: ApiDependencies): void {
  const answering = personalAnswer(deps)
  api.post(
    '/emma',
    answering(async (asking, c) => {
      try {
        return await answer(asking, c)
      } catch (error) {
        if (isDomainError(error) && error.kind === 'invalid') return refused(c, error)
        throw error
      }
    }),
  )
}

async function answer(asking: Context, c: HonoContext): Promise<Response> {
  const { lang, ...turn } = readAsk(await readBody(c, z.record(z.string(), z.unknown())))
  const ctx: Context = { ...asking, locale: lang ?? languageOf(turn.text) ?? localeOf(c.req.raw, null) }
  return wantsStream(c) ? emmaStream(ctx, turn) : c.json(await answerTurn(ctx, turn))
}

function wantsStream(c: HonoContext): boolean {
  return /\btext\/event-stream\b/.test(c.req.header('accept') ?? '')
}

function refused(c: HonoContext, { fields }: Invalid): Response {
  const t = translator(localeOf(c.req.raw, null))
  const wrong = Object.entries(fields).flatMap(([name, messages]) =>
    messages.map(({ key, params }) => ({
      name: name || 'body',
      value: '',
      code: key,
      reason: t(key, params),
    })),
  )
  return problem(c, 400, wrong.map(({ reason }) => reason).join(' '), wrong)
}

export function addEmmaPath(registry: Registry): void {
  registry.registerPath({
    method: 'post',
    path: '/emma',
    summary: 'Ask the assistant: one turn of a conversation, answered in parts',
    description:
      'For guests, 20 turns an hour and address, and for people who are signed in by cookie, 60. With `Accept: text/event-stream` ' +
      'the same parts come as events: `start`, `status`, `text`, `part`, `done` and `error`.',
    tags: ['Assistant'],
    request: { body: { content: { 'application/json': { schema: emmaBody } } } },
    responses: { 200: json(emmaAnswer, 'Answered'), ...problems([400, 401, 404, 429]) },
  })
}
