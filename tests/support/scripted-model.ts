import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import type { LanguageModel } from '../../src/platform/language-model/language-model.ts'
import { openLanguageModel } from '../../src/platform/language-model/open-language-model.ts'

/** What the provider answers to one call. */
export type Scripted =
  | { says: string }
  | { asks: { name: string; given: unknown }[]; says?: string }
  /** Arguments as they are written, JSON or not. */
  | { asksRaw: { name: string; given: string } }
  | { status: number }
  /** Begins to speak and hangs up. */
  | { cutAfter: string }
  /** Says nothing until it is asked no longer. */
  | { silent: true }

export type AskedModel = {
  messages: { role: string; content: unknown; tool_calls?: unknown }[]
  tools?: { function: { name: string } }[]
}

/** An OpenAI-compatible endpoint over HTTP that answers by a script, call by call; the last answer is repeated. */
export async function scriptedModel({ tokensPerDay = 1_000_000, cvProvider = null as string | null } = {}) {
  let script: Scripted[] = []
  const asked: AskedModel[] = []
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    bodies.push(body)
    asked.push(JSON.parse(body) as AskedModel)
    const next = script.length > 1 ? script.shift() : script[0]
    answer(response, next ?? { status: 500 })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const model: LanguageModel = openLanguageModel({
    provider: 'openai-compatible',
    model: 'scripted',
    baseUrl: `http://127.0.0.1:${port}/v1`,
    apiKey: 'a key',
    ...{ tokensPerDay, cvProvider },
  })
  return {
    model,
    asked,
    /** What arrived there, byte by byte. */
    bodies,
    play: (...answers: Scripted[]) => {
      script = answers
      asked.length = 0
      bodies.length = 0
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}

function answer(response: ServerResponse, scripted: Scripted): void {
  if ('silent' in scripted) return
  if ('status' in scripted) {
    response.writeHead(scripted.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: { message: 'no', type: 'no' } }))
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  if ('cutAfter' in scripted) {
    for (const word of scripted.cutAfter.split(/(?<= )/)) send(response, { content: word })
    setTimeout(() => response.destroy(), 20)
    return
  }
  const says = 'says' in scripted ? (scripted.says ?? '') : ''
  for (const word of says.split(/(?<= )/)) if (word !== '') send(response, { content: word })
  const calls = callsOf(scripted)
  for (const [index, { name, given }] of calls.entries())
    send(response, {
      tool_calls: [
        { index, id: `call-${index}-${name}`, type: 'function', function: { name, arguments: given } },
      ],
    })
  send(response, {}, calls.length > 0 ? 'tool_calls' : 'stop')
  response.end('data: [DONE]\n\n')
}

function callsOf(scripted: Scripted): { name: string; given: string }[] {
  if ('asksRaw' in scripted) return [scripted.asksRaw]
  if (!('asks' in scripted)) return []
  return scripted.asks.map(({ name, given }) => ({ name, given: JSON.stringify(given) }))
}

function send(response: ServerResponse, delta: object, finish: string | null = null): void {
  const chunk = {
    id: 'x',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'scripted',
    choices: [{ index: 0, delta: { role: 'assistant', ...delta }, finish_reason: finish }],
    ...(finish && { usage: { prompt_tokens: 100, completion_tokens: 10, total_tokens: 110 } }),
  }
  response.write(`data: ${JSON.stringify(chunk)}\n\n`)
}
