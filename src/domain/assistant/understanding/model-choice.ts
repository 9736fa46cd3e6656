const model = '(?:sprachmodell|ki|künstliche intelligenz|llm|language model|ai)'
const lead = String.raw`(?:(?:bitte|please|antworten sie|antworte|antwort|weiter|ab jetzt|wieder|nur|answer|continue|from now on|again|only|mir|me)\s+)*`
const trail = String.raw`(?:\s+(?:antworten|bitte|please|again|weiter))*\W*`
const without = new RegExp(
  String.raw`^${lead}(?:ohne|without)\s+(?:ein|das|die|a|an|the)?\s*${model}${trail}$`,
  'iu',
)
const withModel = new RegExp(
  String.raw`^${lead}(?:mit|with)\s+(?:dem|einem|der|a|an|the)?\s*${model}${trail}$`,
  'iu',
)

/** Whether somebody wants to be answered without a language model from now on, or with one again; null when this is not said. */
export function modelChoice(text: string): 'without' | 'with' | null {
  const said = text.trim()
  if (without.test(said)) return 'without'
  return withModel.test(said) ? 'with' : null
}
