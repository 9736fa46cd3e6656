import type { LanguageModel, LanguageModelSettings } from './language-model.ts'

/** The configured model. Its library is loaded with the first question, so that sites without one never load it. */
export function openLanguageModel(settings: LanguageModelSettings): LanguageModel {
  let loaded: Promise<LanguageModel> | undefined
  return {
    name: settings.model,
    tokensPerDay: settings.tokensPerDay,
    ...(settings.eurPerMillionTokens && { eurPerMillionTokens: settings.eurPerMillionTokens }),
    cvProvider: settings.cvProvider,
    round: async asked => {
      loaded ??= import('./provider-model.ts').then(({ providerModel }) => providerModel(settings))
      return (await loaded).round(asked)
    },
  }
}
