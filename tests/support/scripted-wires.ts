import type { LanguageModelSettings } from '../../src/platform/language-model/language-model.ts'

/** A call as the provider writes it: its arguments are a text, which may be no JSON. */
export type Call = { name: string; given: string }

/** What a provider was asked, whichever language it speaks. */
export type AskedModel = {
  instructions: string
  toolNames: string[]
  /** Answers of tools, in order. */
  results: string[]
}

/** How a provider reads a request and writes its stream. */
export type Wire = {
  read: (body: unknown) => AskedModel
  begins: (words: readonly string[]) => string
  /** `blocks`: how many pieces of the answer there are before the calls. */
  ends: (calls: readonly Call[], blocks: number) => string
}

type OpenAiBody = {
  messages: { role: string; content: string }[]
  tools?: { function: { name: string } }[]
}

const openAiChunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({
    id: 'x',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'scripted',
    choices: [{ index: 0, delta: { role: 'assistant', ...delta }, finish_reason: finish }],
    ...(finish && { usage: { prompt_tokens: 100, completion_tokens: 10, total_tokens: 110 } }),
  })}\n\n`

const openAi: Wire = {
  read: body => {
    const { messages, tools = [] } = body as OpenAiBody
    const of = (role: string) => messages.filter(each => each.role === role).map(({ content }) => content)
    return {
      instructions: of('system').join('\n'),
      toolNames: tools.map(tool => tool.function.name),
      results: of('tool'),
    }
  },
  begins: words => words.map(content => openAiChunk({ content })).join(''),
  ends: calls => {
    const called = calls.map(({ name, given }, index) => {
      const call = { name, arguments: given }
      return openAiChunk({
        tool_calls: [{ index, id: `call-${index}-${name}`, type: 'function', function: call }],
      })
    })
    const end = openAiChunk({}, calls.length > 0 ? 'tool_calls' : 'stop')
    return `${called.join('')}${end}data: [DONE]\n\n`
  },
}

type AnthropicBody = {
  system?: { text: string }[]
  messages: { content: { type: string; content?: unknown }[] }[]
  tools?: { name: string }[]
}

const anthropicEvent = (type: string, fields: object) =>
  `event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`

const anthropicBlock = (index: number, block: object, deltas: readonly object[]) =>
  [
    anthropicEvent('content_block_start', { index, content_block: block }),
    ...deltas.map(delta => anthropicEvent('content_block_delta', { index, delta })),
  ].join('')

const anthropic: Wire = {
  read: body => {
    const { system = [], messages, tools = [] } = body as AnthropicBody
    const results = messages.flatMap(({ content }) => content.filter(({ type }) => type === 'tool_result'))
    return {
      instructions: system.map(({ text }) => text).join('\n'),
      toolNames: tools.map(({ name }) => name),
      results: results.map(({ content }) => textOf(content)),
    }
  },
  begins: words => {
    const message = { id: 'x', type: 'message', role: 'assistant', model: 'scripted', content: [] }
    const usage = { input_tokens: 100, output_tokens: 1 }
    const start = anthropicEvent('message_start', {
      message: { ...message, stop_reason: null, stop_sequence: null, usage },
    })
    if (words.length === 0) return start
    const deltas = words.map(text => ({ type: 'text_delta', text }))
    return start + anthropicBlock(0, { type: 'text', text: '' }, deltas)
  },
  ends: (calls, blocks) => {
    const stop = (index: number) => anthropicEvent('content_block_stop', { index })
    const called = calls.map(({ name, given }, at) => {
      const block = { type: 'tool_use', id: `call-${at}-${name}`, name, input: {} }
      // In two pieces, as the arguments of a real call come.
      const pieces = [given.slice(0, 5), given.slice(5)]
      const deltas = pieces.map(partial_json => ({ type: 'input_json_delta', partial_json }))
      return anthropicBlock(blocks + at, block, deltas) + stop(blocks + at)
    })
    const delta = { stop_reason: calls.length > 0 ? 'tool_use' : 'end_turn', stop_sequence: null }
    const end = anthropicEvent('message_delta', { delta, usage: { output_tokens: 10 } })
    return `${blocks > 0 ? stop(0) : ''}${called.join('')}${end}${anthropicEvent('message_stop', {})}`
  },
}

/** A text alone, or pieces that have texts. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content
  return (content as { text?: string }[]).map(({ text = '' }) => text).join('')
}

export const wires: Record<LanguageModelSettings['provider'], Wire> = {
  'openai-compatible': openAi,
  anthropic,
}
