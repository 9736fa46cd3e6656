/** A language model behind one kind of question: given what was said and which tools there are, it says something or asks for tools. */
export type LanguageModel = {
  /** As the operator named it; for figures. */
  readonly name: string
  /** What the operator is willing to spend, on questions and answers together; 0 turns the model off. */
  readonly tokensPerDay: number
  /** What the provider asks for, as the operator has noted it. */
  readonly eurPerMillionTokens?: { input: number; output: number }
  /** Who gets CVs, as people are told before they agree to it; null where the operator sends none. */
  readonly cvProvider: string | null
  /**
   * One call of the model, streamed. Never repeats a failed call.
   * @throws {ModelFailed} when it does not answer, answers in part, or is stopped by `signal`
   */
  round(asked: Round): Promise<RoundAnswer>
}

export type Round = {
  instructions: string
  messages: readonly ModelMessage[]
  /** None: the model has to answer in words. */
  tools: readonly ToolOffer[]
  signal: AbortSignal
  onText: (delta: string) => void
  /** More than a few sentences. */
  mostOutputTokens?: number
}

export type ModelMessage =
  | { role: 'person'; text: string }
  | { role: 'model'; text: string; calls: readonly ToolCall[] }
  | { role: 'results'; results: readonly { call: ToolCall; value: unknown }[] }

export type ToolOffer = { name: string; description: string; inputSchema: Record<string, unknown> }

/** `given` is unchecked; `isBroken`: the arguments are no JSON, or there is no such tool. */
export type ToolCall = { id: string; name: string; given: unknown; isBroken: boolean }

export type RoundAnswer = {
  text: string
  calls: readonly ToolCall[]
  /** Null where the provider does not say. */
  inputTokens: number | null
  outputTokens: number | null
}

export type LanguageModelSettings = {
  provider: 'openai-compatible' | 'anthropic'
  model: string
  /** Of an OpenAI-compatible endpoint, or of a proxy before Anthropic. */
  baseUrl: string | undefined
  apiKey: string | undefined
  tokensPerDay: number
  eurPerMillionTokens?: { input: number; output: number }
  cvProvider: string | null
}

/** Who may be asked about CVs today; null where there is no model, or it is turned off for them. */
export function cvProviderOf(model: LanguageModel | null): string | null {
  return model && model.tokensPerDay > 0 ? model.cvProvider : null
}

export class ModelFailed extends Error {}
