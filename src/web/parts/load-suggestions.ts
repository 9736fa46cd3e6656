import type { ComboboxOption } from '../ui/combobox.tsx'

/** What may be meant by the beginning of a word, for the fields of searches; `only` keeps suggestions of one kind. */
export async function loadSuggestions(
  kind: 'what' | 'where',
  text: string,
  locale: string,
  signal: AbortSignal,
  only?: 'employer',
): Promise<ComboboxOption[]> {
  const query = new URLSearchParams({ q: text, kind, lang: locale })
  const answer = await fetch(`/api/v1/suggest?${query}`, { signal })
  if (!answer.ok) return []
  // The shape is the API's own, described in openapi.json.
  const { suggestions } = (await answer.json()) as {
    suggestions: { kind: string; value: string; label: string; count: number }[]
  }
  return suggestions
    .filter(({ kind: found }) => !only || found === only)
    .map(({ kind: found, value, label, count }) => ({
      value: found === 'place' || found === 'postal-code' ? value : label,
      label,
      detail: String(count),
    }))
}
