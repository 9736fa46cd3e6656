import type { ComboboxOption } from '../../ui/combobox.tsx'

/**
 * Suggestions for the beginning of a word, of one kind if `only` is given. Empty when the API refuses; rejects when it cannot be reached.
 */
export async function loadSuggestions(
  kind: 'what' | 'where',
  text: string,
  locale: string,
  signal: AbortSignal,
  only?: 'employer' | 'profession',
): Promise<ComboboxOption[]> {
  const query = new URLSearchParams({ q: text, kind, lang: locale })
  const answer = await fetch(`/api/v1/suggest?${query}`, { signal })
  if (!answer.ok) return []
  // The cast: the API's own response, described in openapi.json.
  const { suggestions } = (await answer.json()) as {
    suggestions: { kind: string; value: string; label: string; count: number; found: number }[]
  }
  return suggestions
    .filter(suggestion => !only || suggestion.kind === only)
    .map(({ kind, value, label, count, found }) => ({
      value: kind === 'search' || kind === 'place' || kind === 'postal-code' ? value : label,
      isWhole: kind === 'search',
      label,
      // A search for jobs looks for the chosen label as words, so the number is what those words find.
      detail: String(only === 'employer' ? count : found),
    }))
}
