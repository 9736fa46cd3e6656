import type { Env } from '../config/env.ts'
import type { LanguageModel } from '../platform/language-model/language-model.ts'
import { openLanguageModel } from '../platform/language-model/open-language-model.ts'

/** The language model that the operator has configured; null for none. */
export function openModel(env: Env): LanguageModel | null {
  const { LLM_PROVIDER: provider, LLM_MODEL: model } = env
  if (provider === 'none' || model === undefined) return null
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_TOKENS_PER_DAY: tokensPerDay } = env
  const cvProvider = env.LLM_READS_CVS ? (env.LLM_PROVIDER_NAME ?? null) : null
  const { LLM_EUR_PER_MILLION_INPUT_TOKENS: input, LLM_EUR_PER_MILLION_OUTPUT_TOKENS: output } = env
  const prices = input === undefined || output === undefined ? {} : { eurPerMillionTokens: { input, output } }
  return openLanguageModel({ provider, model, baseUrl, apiKey, tokensPerDay, cvProvider, ...prices })
}
