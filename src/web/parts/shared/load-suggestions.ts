import type { ComboboxOption } from '../../ui/combobox.tsx'

/** What may be meant by the beginning of a word, for the fields of searches; `only` keeps suggestions of one kind. */
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
  // The shape is the API's own, described in openapi.json.
  const { suggestions } = (await answer.json()) as {
    suggestions: { kind: string; value: string; label: string; count: number; found: number }[]
  }
  return suggestions
    .filter(suggestion => !only || suggestion.kind === only)
    .map(({ kind, value, label, count, found }) => ({
      value: kind === 'place' || kind === 'postal-code' ? value : label,
      label,
      // Among jobs a choice is searched for as words, so it promises what the words find.
      detail: String(only === 'employer' ? count : found),
    }))
}
