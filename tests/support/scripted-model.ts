import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import type { LanguageModelSettings } from '../../src/platform/language-model/language-model.ts'
import { openLanguageModel } from '../../src/platform/language-model/open-language-model.ts'
import { type AskedModel, type Call, type Wire, wires } from './scripted-wires.ts'

/** What the provider answers to one call. */
export type Scripted =
  | { says: string }
  | { asks: { name: string; given: unknown }[]; says?: string }
  /** Arguments as they are written, JSON or not. */
  | { asksRaw: Call }
  | { status: number }
  /** Begins to speak and hangs up. */
  | { cutAfter: string }
  /** Says nothing until it is asked no longer. */
  | { silent: true }

type Provider = LanguageModelSettings['provider']

/**
 * A provider over HTTP that answers by a script, call by call; the last answer is repeated. It speaks the language of the real one, so that
 * the library's reading of it is tried as well.
 */
export async function scriptedModel({
  provider = 'openai-compatible',
  tokensPerDay = 1_000_000,
  cvProvider = null,
}: {
  provider?: Provider
  tokensPerDay?: number
  cvProvider?: string | null
} = {}) {
  const wire = wires[provider]
  let script: Scripted[] = []
  const asked: AskedModel[] = []
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    bodies.push(body)
    asked.push(wire.read(JSON.parse(body)))
    const next = script.length > 1 ? script.shift() : script[0]
    answer(response, wire, next ?? { status: 500 })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const settings: LanguageModelSettings = {
    provider,
    model: 'scripted',
    baseUrl: `http://127.0.0.1:${port}/v1`,
    apiKey: 'a key',
    tokensPerDay,
    cvProvider,
  }
  return {
    model: openLanguageModel(settings),
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

function answer(response: ServerResponse, wire: Wire, scripted: Scripted): void {
  if ('silent' in scripted) return
  if ('status' in scripted) {
    response.writeHead(scripted.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ type: 'error', error: { message: 'no', type: 'no' } }))
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  if ('cutAfter' in scripted) {
    response.write(wire.begins(wordsOf(scripted.cutAfter)))
    setTimeout(() => response.destroy(), 20)
    return
  }
  const says = 'says' in scripted ? (scripted.says ?? '') : ''
  const calls = callsOf(scripted)
  response.write(wire.begins(wordsOf(says)))
  response.end(wire.ends(calls, says === '' ? 0 : 1))
}

/** Each in a piece of its own, as providers stream them. */
function wordsOf(text: string): string[] {
  return text.split(/(?<= )/).filter(word => word !== '')
}

function callsOf(scripted: Scripted): Call[] {
  if ('asksRaw' in scripted) return [scripted.asksRaw]
  if (!('asks' in scripted)) return []
  return scripted.asks.map(({ name, given }) => ({ name, given: JSON.stringify(given) }))
}
