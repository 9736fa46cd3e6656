/** Legal forms and generic terms, which do not distinguish employers. */
const forms =
  /\b(?:g?gmbh|mbh|ag|se|kg|kgaa|ohg|gbr|e\s?v|e\s?k|ug|kdoer|stiftung|gemeinnuetzige?|co|and|und|der|die|das|am|in|im)\b/g
const foldings: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/**
 * Whether two names may mean the same employer: equal apart from spelling and legal form, or one extends the other ("Klinikum Beispiel" and
 * "Klinikum Beispiel gGmbH, Standort Nord"). A name of generic terms only counts as the same.
 */
export function isSameEmployer(one: string, other: string): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)]
  if (first.size === 0 || second.size === 0) return true
  const [few, many] = first.size <= second.size ? [first, second] : [second, first]
  return [...few].every(word => many.has(word))
}

function wordsOf(name: string): ReadonlySet<string> {
  const folded = name
    .slice(0, 300)
    .toLowerCase()
    .replace(/[äöüß]/g, letter => foldings[letter] ?? '')
    .replace(/[^\p{L}\d]+/gu, ' ')
  return new Set(folded.replace(forms, ' ').split(' ').filter(Boolean))
}
