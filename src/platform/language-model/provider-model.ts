import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { jsonSchema, type ModelMessage as LibraryMessage, streamText, type ToolSet, tool } from 'ai'
import {
  type LanguageModel,
  type LanguageModelSettings,
  ModelFailed,
  type ModelMessage,
  type Round,
  type RoundAnswer,
  type ToolCall,
} from './language-model.ts'

const mostOutputTokens = 1_200

/** Always a provider object: a bare name would go to a gateway of the library's maker. */
export function providerModel(settings: LanguageModelSettings): LanguageModel {
  const model = modelOf(settings)
  const { model: name, tokensPerDay, cvProvider } = settings
  return { name, tokensPerDay, cvProvider, round: asked => askOnce(model, asked) }
}

type ProviderModel = Exclude<Parameters<typeof streamText>[0]['model'], string>

function modelOf({ provider, model, baseUrl, apiKey }: LanguageModelSettings): ProviderModel {
  const key = apiKey === undefined ? {} : { apiKey }
  if (provider === 'anthropic')
    return createAnthropic({ ...key, ...(baseUrl === undefined ? {} : { baseURL: baseUrl }) })(model)
  if (baseUrl === undefined) throw new Error('An OpenAI-compatible endpoint needs its address')
  return createOpenAICompatible({ name: 'endpoint', baseURL: baseUrl, includeUsage: true, ...key })(model)
}

async function askOnce(model: ProviderModel, asked: Round): Promise<RoundAnswer> {
  const { stream } = streamText({
    model,
    instructions: asked.instructions,
    messages: asked.messages.map(libraryMessage),
    tools: toolsOf(asked),
    maxRetries: 0,
    maxOutputTokens: asked.mostOutputTokens ?? mostOutputTokens,
    temperature: 0,
    abortSignal: asked.signal,
    telemetry: { isEnabled: false },
    // Errors come in the stream as well; the library would write them to the console.
    onError: () => {},
  })
  const answer = { text: '', calls: [] as ToolCall[], inputTokens: null, outputTokens: null }
  let ended: Pick<RoundAnswer, 'inputTokens' | 'outputTokens'> | null = null
  for await (const part of stream) {
    switch (part.type) {
      case 'text-delta':
        answer.text += part.text
        asked.onText(part.text)
        break
      case 'tool-call':
        answer.calls.push({
          id: part.toolCallId,
          name: part.toolName,
          given: part.input,
          isBroken: part.invalid === true,
        })
        break
      case 'finish':
        ended = endOf(part)
        break
      case 'error':
        throw new ModelFailed(`The model failed: ${String(part.error)}`, { cause: part.error })
      case 'abort':
        throw new ModelFailed('The model was stopped')
    }
  }
  if (ended === null) throw new ModelFailed('The model ended without saying so')
  return { ...answer, ...ended }
}

/** @throws ModelFailed for an answer that is not whole */
function endOf({
  finishReason,
  totalUsage,
}: {
  finishReason: string
  totalUsage: { inputTokens: number | undefined; outputTokens: number | undefined }
}) {
  if (finishReason !== 'stop' && finishReason !== 'tool-calls')
    throw new ModelFailed(`The answer ended early: ${finishReason}`)
  return { inputTokens: totalUsage.inputTokens ?? null, outputTokens: totalUsage.outputTokens ?? null }
}

/** Without a function to execute, the library hands every call back. */
function toolsOf({ tools }: Round): ToolSet {
  return Object.fromEntries(
    tools.map(({ name, description, inputSchema }) => [
      name,
      tool({ description, inputSchema: jsonSchema(inputSchema) }),
    ]),
  )
}

function libraryMessage(message: ModelMessage): LibraryMessage {
  switch (message.role) {
    case 'person':
      return { role: 'user', content: message.text }
    case 'model':
      return {
        role: 'assistant',
        content: [
          ...(message.text === '' ? [] : [{ type: 'text' as const, text: message.text }]),
          ...message.calls.map(({ id, name, given, isBroken }) => ({
            type: 'tool-call' as const,
            toolCallId: id,
            toolName: name,
            // Providers refuse a history whose arguments are no object.
            input: isBroken ? {} : given,
          })),
        ],
      }
    case 'results':
      return {
        role: 'tool',
        content: message.results.map(({ call, value }) => ({
          type: 'tool-result' as const,
          toolCallId: call.id,
          toolName: call.name,
          output: { type: 'text' as const, value: JSON.stringify(value) },
        })),
      }
  }
}
